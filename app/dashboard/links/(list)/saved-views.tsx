"use client";

import { X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { useReturnFocus } from "@/components/ui/form/use-return-focus";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/toast";
import { useSavedViews } from "./saved-view-store";

type Props = {
  account: number;
  /** The current query of the list. */
  query: string;
  /** The suggested name. */
  proposal: string;
  children: ReactNode;
};

/** Saved views, and a button to save the current one, beside the active filters. */
export function SavedViews({ account, query, proposal, children }: Props) {
  const { views, save, remove } = useSavedViews(account);
  const [name, setName] = useState<string>();
  const id = useId();
  useReturnFocus(name === undefined ? undefined : `${id}-save`);
  const isSaved = views.some((view) => view.query === query);
  const submit = () => {
    const given = name?.trim();
    if (!given) return;
    if (save({ name: given, query })) toast.success("View saved in this browser");
    else toast.error("This browser doesn't allow saving. Bookmark the page instead.");
    setName(undefined);
  };
  return (
    <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-3 gap-y-2">
      {views.length > 0 && (
        <ul aria-label="Saved views" className="flex max-w-full flex-wrap gap-2">
          {views.map((view) => (
            <li
              key={view.name}
              className="flex max-w-full items-center rounded-full border border-line bg-surface"
            >
              <Link
                href={`/dashboard/links?${view.query}`}
                aria-current={view.query === query ? "page" : undefined}
                className="min-w-0 truncate rounded-l-full py-1 pl-3 hover:underline aria-[current]:font-semibold"
              >
                {view.name}
              </Link>
              <button
                type="button"
                aria-label={`Delete view ${view.name}`}
                onClick={() => remove(view.name)}
                className="grid size-7 shrink-0 place-items-center rounded-full text-quiet hover:text-ink"
              >
                <X className="size-3.5" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
      {query && !isSaved && name === undefined && (
        <Button id={`${id}-save`} look="quiet" size="small" onClick={() => setName(proposal.slice(0, 60))}>
          Save view
        </Button>
      )}
      {name !== undefined && (
        <form
          className="flex flex-wrap items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          onKeyDown={({ key }) => key === "Escape" && setName(undefined)}
        >
          <label htmlFor={id} className="sr-only">
            Name of the view
          </label>
          <input
            id={id}
            ref={(input) => input?.focus()}
            value={name}
            maxLength={60}
            aria-describedby={`${id}-help`}
            onChange={(event) => setName(event.target.value)}
            className="h-8 w-48 rounded-control border border-edge/60 bg-surface px-2 text-base sm:text-sm"
          />
          <Button type="submit" size="small" look="primary">
            Save
          </Button>
          <Button size="small" look="quiet" onClick={() => setName(undefined)}>
            Cancel
          </Button>
          <span id={`${id}-help`} className="text-quiet text-xs">
            Saved in this browser only.
          </span>
        </form>
      )}
    </div>
  );
}
