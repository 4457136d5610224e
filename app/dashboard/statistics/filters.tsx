import { Segments } from "@/components/ui/segments";
import { defaultHost } from "@/lib/domains/hosts/origin";
import { readableHost } from "@/lib/domains/hosts/readable-host";
import { FilterChip } from "./filter-chip";
import { FilterSelect } from "./filter-select";
import { addressOf, type View } from "./view";

type Props = { view: View; tags: readonly string[]; domains: readonly string[] };

/** Narrows links down to tags and a domain. */
export function Filters({ view, tags, domains }: Props) {
  const left = tags.filter((name) => !view.tags.includes(name));
  if (tags.length + view.tags.length + domains.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {left.length > 0 && (
        <FilterSelect
          label="Filter by tag"
          name="tags"
          options={[
            { value: "", name: view.tags.length > 0 ? "Add a tag" : "All tags" },
            ...left.map((name) => ({ value: name, name })),
          ]}
          value=""
          others={view.tags}
        />
      )}
      {domains.length > 0 && (
        <FilterSelect
          label="Filter by domain"
          name="domain"
          options={[
            { value: "", name: "All domains" },
            { value: "default", name: defaultHost() },
            ...domains.map((name) => ({ value: name, name: readableHost(name) })),
          ]}
          value={view.domain ?? ""}
        />
      )}
      {view.tags.length > 0 && (
        <ul aria-label="Tags" className="flex min-w-0 flex-wrap gap-1.5">
          {view.tags.map((name) => (
            <li key={name} className="min-w-0">
              <FilterChip
                name={name}
                href={addressOf(view, { tags: view.tags.filter((other) => other !== name) })}
              />
            </li>
          ))}
        </ul>
      )}
      {view.tags.length > 1 && (
        <Segments
          label="Links with"
          segments={[
            { href: addressOf(view, { mode: "any" }), name: "Any of these", current: view.mode === "any" },
            { href: addressOf(view, { mode: "all" }), name: "All of these", current: view.mode === "all" },
          ]}
        />
      )}
    </div>
  );
}
