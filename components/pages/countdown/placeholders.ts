import { placeholder as named } from "@/components/pages/placeholder";
import { pluralOf, wordsIn } from "@/components/pages/words/by-language";
import type { PageLanguage } from "@/lib/validation/languages";

const DAY_SECONDS = 86_400;
const WIDE_DAYS = 1_000;

type Placeholders = {
  /** The server's time in milliseconds. */
  now: string;
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  daysUnit: string;
  hoursUnit: string;
  minutesUnit: string;
  secondsUnit: string;
  /** Seconds until a browser without JavaScript reloads. */
  left: string;
  size: "" | "long";
};

/** A placeholder in the rendered document. */
export const countdownPlaceholder = (name: keyof Placeholders): string => named(name);

const two = (count: number) => String(count).padStart(2, "0");

/** The values of the placeholders at this time. */
export function placeholdersAt(endsAt: Date, now: Date, language: PageLanguage): Placeholders {
  const { clock } = wordsIn(language);
  const seconds = Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  const days = Math.floor(seconds / DAY_SECONDS);
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  return {
    now: String(now.getTime()),
    days: days ? two(days) : "0",
    hours: two(hours),
    minutes: two(minutes),
    seconds: two(seconds % 60),
    daysUnit: pluralOf(language, clock.days, days),
    hoursUnit: pluralOf(language, clock.hours, hours),
    minutesUnit: pluralOf(language, clock.minutes, minutes),
    secondsUnit: pluralOf(language, clock.seconds, seconds % 60),
    left: String(Math.min(Math.max(seconds, 1), DAY_SECONDS)),
    size: days < WIDE_DAYS ? "" : "long",
  };
}
