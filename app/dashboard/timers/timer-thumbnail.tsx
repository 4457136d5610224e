import { dateOf } from "@/lib/dates";
import { UNITS } from "./units";

type Timer = { bg: string; fg: string; accent: string; style: string; units: string; ends_at: string };

const SECONDS = { d: 86_400, h: 3_600, m: 60, s: 1 } as const;
const TILE = 22;

/** The values of the shown units. As in the image, the largest unit takes the remainder. */
function valuesOf({ units, ends_at }: Timer, now: number): string[] {
  let left = Math.max(0, Math.floor((dateOf(ends_at).getTime() - now) / 1_000));
  return UNITS.filter(({ letter }) => units.includes(letter)).map(({ letter }) => {
    const value = Math.floor(left / SECONDS[letter]);
    left -= value * SECONDS[letter];
    return String(value).padStart(2, "0");
  });
}

/** A small drawing of the timer in its own colors. Loading the real image would count as a view. */
export function TimerThumbnail({ timer }: { timer: Timer }) {
  const { bg, fg, accent, style } = timer;
  const values = valuesOf(timer, Date.now());
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${values.length * (TILE + 2) + 6} 32`}
      className="hidden h-9 shrink-0 rounded-control border border-line sm:block"
    >
      <rect width="100%" height="100%" fill={`#${bg}`} />
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the units never change order
        <g key={index} transform={`translate(${4 + index * (TILE + 2)} 5)`}>
          {style === "rounded" && <rect width={TILE} height={TILE} rx="5" fill={`#${accent}`} />}
          {style === "boxed" && <rect width={TILE} height={TILE} rx="2" fill={`#${fg}`} fillOpacity="0.08" />}
          {style === "boxed" && <rect width={TILE} height="2" fill={`#${accent}`} />}
          <text
            x={TILE / 2}
            y="15.5"
            textAnchor="middle"
            fontSize={value.length > 2 ? 9 : 12}
            fontWeight="700"
            fill={`#${fg}`}
          >
            {value}
          </text>
        </g>
      ))}
    </svg>
  );
}
