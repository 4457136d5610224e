import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { formatMark, formatPoint, INSET, type Point, timeMarks, valueMarks } from "./scale";

type Data = { points: readonly Point[]; before?: readonly Point[] | undefined; locale: string; zone: string };

const FONT_SIZE = 11;
const BAR_SHARE = 0.72;
const MAX_BAR_WIDTH = 40;

/**
 * Draws the chart into an element in the theme's colors, and redraws it when the element's size or the theme changes.
 * Returns a cleanup function.
 */
export function drawChart(target: HTMLElement, { points, before, locale, zone }: Data): () => void {
  const marks = valueMarks(Math.max(0, ...[...points, ...(before ?? [])].map(({ value }) => value)));
  const color = (name: string) => () => resolveColor(target, name);
  const font = `${FONT_SIZE}px ${getComputedStyle(target).fontFamily}`;
  const axis = { font, stroke: color("quiet"), ticks: { show: false }, gap: 8 };
  const values = points.map(({ value }) => value);
  const chart = new uPlot(
    {
      ...sizeOf(target),
      padding: [INSET.top, INSET.right, 0, 0],
      cursor: { show: false },
      legend: { show: false },
      scales: {
        x: { time: false, range: [-0.5, Math.max(1, points.length) - 0.5] },
        y: { range: [0, marks.at(-1) ?? 1] },
      },
      axes: [
        {
          ...axis,
          size: INSET.bottom,
          grid: { show: false },
          splits: ({ width }) => timeMarks(points.length, width),
          values: (_, splits) =>
            splits.map((index) => formatPoint(points[index]?.at ?? "", "short", locale, zone)),
        },
        {
          ...axis,
          size: INSET.left,
          grid: { stroke: color("line"), width: 1 },
          splits: () => marks,
          values: (_, splits) => splits.map((mark) => formatMark(mark, locale)),
        },
      ],
      series: [
        {},
        {
          fill: color("accent"),
          width: 0,
          points: { show: false },
          paths: uPlot.paths.bars?.({ size: [BAR_SHARE, MAX_BAR_WIDTH], radius: 0.1 }),
        },
        { stroke: color("edge"), width: 1.5, dash: [4, 3], points: { show: false } },
      ],
    },
    [values.map((_, index) => index), values, values.map((_, index) => before?.[index]?.value ?? null)],
    target,
  );
  const redraw = () => chart.redraw();
  const sizes = new ResizeObserver(() => chart.setSize(sizeOf(target)));
  sizes.observe(target);
  const themes = new MutationObserver(redraw);
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const dark = matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", redraw);
  return () => {
    sizes.disconnect();
    themes.disconnect();
    dark.removeEventListener("change", redraw);
    chart.destroy();
  };
}

const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement) => ({ width, height });

/** Resolves a theme color for a canvas, which doesn't support variables and `light-dark()`. */
function resolveColor(target: HTMLElement, name: string): string {
  target.style.color = `var(--${name})`;
  const { color } = getComputedStyle(target);
  target.style.color = "";
  return color;
}
