import clsx from "clsx";
import type { BreakdownName, Breakdowns } from "@/lib/statistics/view";
import { BreakdownCard } from "./breakdown-card";
import { valueName } from "./value-name";
import { WorldMap, type WorldShapes } from "./world-map";

const TITLES: Readonly<Record<BreakdownName, string>> = {
  link: "Top links",
  subject: "Pages",
  target: "Destinations",
  country: "Countries",
  referrer: "Referrers",
  tag: "Tags",
  domain: "Domains",
  device: "Devices",
  system: "Operating systems",
  browser: "Browsers",
  language: "Languages",
  trigger: "QR codes",
};

type Props<Group extends BreakdownName> = {
  breakdowns: Breakdowns;
  /** Which ones, in this order. */
  groups: readonly Group[];
  csvOf(group: Group): string;
  /** Overrides of titles. */
  titles?: Partial<Record<BreakdownName, string>>;
  /** The link of an entry. */
  hrefOf?(group: Group, value: string): string | undefined;
  /** Shows the countries on a map. */
  world?: WorldShapes;
  /** What is counted, in the singular. */
  unit: string;
  locale: string;
};

/** Visits by several dimensions, a card each. */
export const BreakdownGrid = <Group extends BreakdownName>({
  breakdowns,
  groups,
  csvOf,
  titles,
  hrefOf,
  world,
  unit,
  locale,
}: Props<Group>) => (
  <div className="grid gap-5 sm:grid-cols-2">
    {groups.map((group) => {
      const { rows = [], total = 0 } = breakdowns[group] ?? {};
      const named = rows.map(({ value, name = valueName(group, value, locale), clicks }) => {
        const href = hrefOf?.(group, value);
        return { name, value: clicks, ...(href !== undefined && { href }) };
      });
      const map = group === "country" && world && rows.some(({ value }) => value !== "");
      return (
        <BreakdownCard
          key={group}
          title={titles?.[group] ?? TITLES[group]}
          rows={named}
          total={total}
          csv={csvOf(group)}
          unit={unit}
          locale={locale}
          className={clsx(map && "sm:col-span-2")}
          beside={
            map && (
              <WorldMap
                shapes={world}
                countries={rows.map(({ value, clicks }) => ({
                  code: value,
                  name: valueName(group, value, locale),
                  clicks,
                }))}
                unit={unit}
                locale={locale}
              />
            )
          }
        />
      );
    })}
  </div>
);
