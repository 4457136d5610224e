"use client";

import clsx from "clsx";
import { type PointerEvent, useEffect, useState } from "react";
import { numberFormat } from "@/components/ui/intl-formats";

/** The SVG with the shapes, whose ids are country codes and `world`, and its size. */
export type WorldShapes = { src: string; width: number; height: number };

type Country = { code: string; name: string; clicks: number };

type Props = {
  shapes: WorldShapes;
  /** Most clicks first. */
  countries: readonly Country[];
  unit: string;
  locale: string;
};

const STEPS = [
  "fill-accent/25",
  "fill-accent/45",
  "fill-accent/65",
  "fill-accent/85",
  "fill-accent",
] as const;

/** The color step of a number, logarithmic, because one country usually dominates. */
function stepOf(clicks: number, most: number): number {
  const share = most > 1 ? Math.log(clicks) / Math.log(most) : 1;
  return Math.min(STEPS.length - 1, Math.floor(share * STEPS.length));
}

/** The hovered country, and the pointer's position. */
type Shown = { code: string; share: number; top: number };

/** A map of countries, darker for more clicks. Hidden from screen readers, which have the list. */
export function WorldMap({ shapes: { src, width, height }, countries, unit, locale }: Props) {
  const [shown, setShown] = useState<Shown>();
  const number = numberFormat(locale);
  const most = countries[0]?.clicks ?? 0;
  const country = countries.find(({ code }) => code === shown?.code);
  // Touch fires no leave event, so the next tap elsewhere clears it.
  useEffect(() => {
    const hide = () => setShown(undefined);
    document.addEventListener("pointerdown", hide, true);
    return () => document.removeEventListener("pointerdown", hide, true);
  }, []);
  const point = ({ target, clientX, clientY, currentTarget }: PointerEvent) => {
    const code = target instanceof Element && target.getAttribute("data-country");
    if (!code) return setShown(undefined);
    const box = currentTarget.getBoundingClientRect();
    setShown({ code, share: (clientX - box.left) / box.width, top: clientY - box.top });
  };
  return (
    <div
      aria-hidden
      className="relative min-w-0"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && setShown(undefined)}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="w-full stroke-[0.75] stroke-surface"
        aria-hidden="true"
      >
        <use href={`${src}#world`} className="fill-edge/30" />
        {countries
          .filter(({ code }) => /^[A-Z]{2}$/.test(code))
          .map(({ code, clicks }) => (
            <use
              key={code}
              href={`${src}#${code}`}
              data-country={code}
              className={clsx(STEPS[stepOf(clicks, most)], code === shown?.code && "stroke-[1.5] stroke-ink")}
            />
          ))}
      </svg>
      {shown && country && (
        <div
          data-tooltip
          style={{
            top: shown.top,
            ...(shown.share < 0.5
              ? { left: `${100 * shown.share}%` }
              : { right: `${100 * (1 - shown.share)}%` }),
          }}
          className="pointer-events-none absolute z-10 mt-4 whitespace-nowrap rounded-control border border-line bg-surface px-3 py-2 text-xs shadow-lift"
        >
          {country.name}{" "}
          <span className="font-semibold tabular-nums">
            {number.format(country.clicks)} {country.clicks === 1 ? unit : `${unit}s`}
          </span>
        </div>
      )}
    </div>
  );
}
