const DAY_SECONDS = 86_400;
const WIDE_DAYS = 1_000;

type Slots = {
  /** The server's time in milliseconds. */
  now: string;
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  /** Seconds until a browser without scripts asks again. */
  left: string;
  size: "" | "long";
};

const MARK = "\u0001";

/** What stands in a drawn document in place of what each visitor gets fresh. No text of an owner's can hold it. */
export const slot = (name: keyof Slots): string => MARK + name + MARK;

const isSlot = (name: string, slots: Slots): name is keyof Slots => name in slots;

const two = (count: number) => String(Math.floor(count)).padStart(2, "0");

/** Makes of a drawn document a function that fills it for a moment. */
export function fillSlots(drawn: string, endsAt: Date): (now: Date) => string {
  const pieces = drawn.split(MARK);
  return (now) => {
    const slots = slotsAt(endsAt, now);
    return pieces.map((piece, at) => (at % 2 && isSlot(piece, slots) ? slots[piece] : piece)).join("");
  };
}

function slotsAt(endsAt: Date, now: Date): Slots {
  const seconds = Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  const days = Math.floor(seconds / DAY_SECONDS);
  return {
    now: String(now.getTime()),
    days: days ? two(days) : "0",
    hours: two((seconds / 3600) % 24),
    minutes: two((seconds / 60) % 60),
    seconds: two(seconds % 60),
    left: String(Math.min(Math.max(seconds, 1), DAY_SECONDS)),
    size: days < WIDE_DAYS ? "" : "long",
  };
}
