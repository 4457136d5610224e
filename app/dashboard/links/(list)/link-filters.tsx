"use client";

import clsx from "clsx";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import type { ColoredTag } from "@/components/dashboard/links/tag-colors";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { usePreHydrationInput } from "@/components/ui/form/pre-hydration-input";
import { ListChoice } from "@/components/ui/list/list-choice";
import { useListQuery } from "@/components/ui/list/use-list-query";
import { readableHost } from "@/lib/domains/hosts/readable-host";
import { PERIODS } from "../click-period";
import { TagsFilter } from "./tags-filter";

const ARCHIVED = [
  { value: "", name: "Not archived" },
  { value: "true", name: "Archived" },
  { value: "all", name: "All links" },
];

const MODES = [
  { value: "", name: "Any of these tags" },
  { value: "all", name: "All of these tags" },
];

const SIZES = [
  { value: "", name: "25 per page" },
  { value: "100", name: "100 per page" },
];

const CLICKS_IN = [
  { value: "", name: "Clicks: all time" },
  ...PERIODS.map(({ value, name }) => ({ value, name: `Clicks: ${name.toLowerCase()}` })),
];

const AT_MOST = [
  { value: "", name: "Any number of clicks" },
  { value: "0", name: "No clicks" },
  ...[1, 5, 10, 50, 100, 1000].map((most) => ({
    value: String(most),
    name: `At most ${countOf(most, "click")}`,
  })),
];

const NAMES = ["tags", "domain", "period", "at_most", "archived", "size"];

type Props = {
  tags: readonly ColoredTag[];
  domains: readonly { name: string }[];
  shortHost: string;
};

/** Filters by tags, domain, clicks and archive, and the page size. */
export function LinkFilters({ tags, domains, shortHost }: Props) {
  const { params, set, pending } = useListQuery();
  // On phones, collapsed until opened or one is set.
  const [open, setOpen] = useState(NAMES.some((name) => params.has(name)));
  const chosen = (params.get("tags") ?? "").split(",").filter(Boolean);
  const choice = (name: string, label: string, options: readonly { value: string; name: string }[]) => (
    <ListChoice
      label={label}
      options={options}
      value={params.get(name) ?? ""}
      onChange={(value) => set(name, value)}
    />
  );
  return (
    <div
      id={usePreHydrationInput()}
      aria-busy={pending}
      className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto sm:flex-wrap"
    >
      <Button aria-expanded={open} onClick={() => setOpen(!open)} className="col-span-2 sm:hidden">
        <SlidersHorizontal className="size-4" aria-hidden />
        {open ? "Fewer filters" : "More filters"}
      </Button>
      <div className={clsx("contents", !open && "max-sm:hidden")}>
        {tags.length > 0 && (
          <TagsFilter tags={tags} chosen={chosen} onChange={(names) => set("tags", names.join(","))} />
        )}
        {chosen.length > 1 && choice("tags_mode", "Match tags", MODES)}
        {domains.length > 0 &&
          choice("domain", "Domain", [
            { value: "", name: "All domains" },
            { value: "default", name: shortHost },
            ...domains.map(({ name }) => ({ value: name, name: readableHost(name) })),
          ])}
        {choice("period", "Period of clicks", CLICKS_IN)}
        {choice("at_most", "Number of clicks", AT_MOST)}
        {choice("archived", "Archive", ARCHIVED)}
        {choice("size", "Links per page", SIZES)}
      </div>
    </div>
  );
}
