"use client";

import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTimeZone } from "@/components/ui/use-time-zone";
import { ChartTooltip, describePoint } from "./chart-tooltip";
import { INSET, type Point } from "./scale";

type Props = {
  label: string;
  points: readonly Point[];
  before?: readonly Point[] | undefined;
  unit: string;
  locale: string;
  /** Shown until the chart is drawn. */
  children: ReactNode;
};

/** The chart with the exact value at the pointer, by touch or by arrow keys. */
export function ChartPlot({ label, points, before, unit, locale, children }: Props) {
  const canvas = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const zone = useTimeZone();
  const last = points.length - 1;

  useEffect(() => {
    if (!zone) return;
    let remove: (() => void) | undefined;
    let current = true;
    // If the library fails to load, the server's chart stays.
    import("./draw-chart").then(
      ({ drawChart }) => {
        if (!current || !canvas.current) return;
        remove = drawChart(canvas.current, { points, before, locale, zone });
        setDrawn(true);
      },
      () => undefined,
    );
    return () => {
      current = false;
      remove?.();
    };
  }, [points, before, locale, zone]);

  const choose = (index: number) => setChosen(Math.min(last, Math.max(0, index)));
  const onPointer = ({ clientX }: PointerEvent) => {
    const { left, width } = area.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    choose(Math.floor(((clientX - left) / width) * points.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = chosen ?? last;
    const to = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === "Escape") setChosen(undefined);
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  };
  const shown = Math.min(chosen ?? last, last);
  const data = { points, before, unit, locale, zone: zone ?? "UTC" };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={Math.max(1, points.length)}
      aria-valuenow={shown + 1}
      // Server and browser may format dates differently.
      aria-valuetext={zone && describePoint(data, shown)}
      data-drawn={drawn}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && setChosen(undefined)}
      onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && choose(last)}
      onBlur={() => setChosen(undefined)}
      onKeyDown={onKeyDown}
      className="relative h-52 touch-pan-y select-none rounded-control"
    >
      <div ref={canvas} className="absolute inset-0 overflow-hidden" aria-hidden />
      {!drawn && children}
      <div ref={area} className="pointer-events-none absolute" style={INSET}>
        {chosen !== undefined && <ChartTooltip data={data} index={shown} />}
      </div>
    </div>
  );
}
