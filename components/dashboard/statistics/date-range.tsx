import { Segments } from "@/components/ui/segments";

const RANGES = [3, 7, 30, 90, 365] as const;

/** The number of days in the query string, 30 unless it is one of RANGES. */
export const readDays = (text: string | string[] | undefined): number =>
  RANGES.find((days) => String(days) === text) ?? 30;

type Props = {
  /** null is a custom period. */
  days: number | null;
  addressOf?(days: number): string;
};

export const DateRange = ({ days: chosen, addressOf = (days) => `?days=${days}` }: Props) => (
  <Segments
    label="Date range"
    segments={RANGES.map((days) => ({
      href: addressOf(days),
      name: days === 365 ? "1 year" : `${days} days`,
      current: days === chosen,
    }))}
  />
);
