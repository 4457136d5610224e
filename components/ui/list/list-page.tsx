import { type LucideIcon, Plus, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Option } from "@/components/ui/fields/select-options";
import { PageHeader } from "@/components/ui/page-header";
import { ListFilters } from "./list-filters";
import { PageOutOfRange } from "./page-out-of-range";
import { Pager } from "./pager";
import { SearchBox } from "./search-box";

type Props = {
  title: string;
  text: string;
  /** The singular, e.g. "menu". */
  noun: string;
  /** The verb for creating one. */
  verb?: string;
  /** The path of the list; `/new` below it creates one. */
  href: string;
  icon: LucideIcon;
  /** What it is for, for the empty state. */
  purpose: string;
  /** Which fields the search covers. */
  searched: string;
  list: { page: number; size: number; q: string; view: { sort: string; state?: string } };
  /** The states to filter by, as in the API. */
  states?: readonly Option[];
  sorts: readonly Option[];
  total: number;
  /** Whether the plan allows another one. */
  canCreate?: boolean;
  /** Parameters of the address bar beyond search, status and order. */
  params?: Readonly<Record<string, string>>;
  /** Shown when these parameters match no row of a list that isn't empty. */
  noneLeft?: ReactNode;
  /** Further page actions, before the create button. */
  actions?: ReactNode;
  /** Further filters, and a line below them. */
  filters?: ReactNode;
  filterLine?: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** A list page: search, rows, pager and the empty states. */
export function ListPage(props: Props) {
  const { title, text, noun, href, icon, purpose, searched, list, total, canCreate = true, children } = props;
  const { states, sorts, verb = "Create", params, noneLeft, actions, filters, filterLine } = props;
  const { page, size, q, view } = list;
  const plural = title.toLowerCase();
  const query: Record<string, string> = {
    ...(q && { q }),
    ...(view.state && { state: view.state }),
    ...(view.sort !== sorts[0]?.value && { sort: view.sort }),
    ...params,
  };
  const empty = total === 0 && !q && !view.state && !noneLeft;
  const isOutOfRange = total > 0 && (page - 1) * size >= total;
  return (
    <>
      <PageHeader title={title} text={text}>
        {!empty && actions}
        {canCreate && !empty && (
          <LinkButton href={`${href}/new`} look="primary">
            <Plus className="size-4" aria-hidden />
            {verb} {noun}
          </LinkButton>
        )}
      </PageHeader>
      {!empty && (
        <div className="mb-4 flex flex-wrap gap-2">
          <SearchBox label={`Search ${plural}`} />
          <ListFilters states={states} sorts={sorts} />
          {filters}
        </div>
      )}
      {!empty && filterLine}
      {total > 0 && !isOutOfRange && children}
      {isOutOfRange && <PageOutOfRange page={page} query={query} />}
      {total === 0 && q && (
        <EmptyState
          icon={SearchX}
          title={`No ${plural}${view.state ? " with this status" : ""} match “${q}”`}
          text={view.state ? "Choose another status, or search all." : searched}
        >
          {view.state && (
            <LinkButton href={`${href}?${new URLSearchParams({ q })}`}>Search all {plural}</LinkButton>
          )}
        </EmptyState>
      )}
      {total === 0 && !q && noneLeft}
      {total === 0 && !q && !noneLeft && view.state && (
        <EmptyState
          icon={SearchX}
          title={`No ${plural} with this status`}
          text="Choose another status, or show them all."
        >
          <LinkButton href={href}>Show all {plural}</LinkButton>
        </EmptyState>
      )}
      {empty && (
        <EmptyState icon={icon} title={`No ${plural} yet`} text={purpose}>
          <LinkButton href={`${href}/new`} look="primary">
            {verb} {noun}
          </LinkButton>
        </EmptyState>
      )}
      {total > 0 && !isOutOfRange && <Pager page={page} size={size} total={total} query={query} />}
    </>
  );
}
