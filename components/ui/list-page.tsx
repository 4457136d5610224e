import { type LucideIcon, Plus, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { PageOutOfRange } from "./beyond";
import { LinkButton } from "./button";
import { EmptyState } from "./empty-state";
import { PageHeader } from "./page-header";
import { Pager } from "./pager";
import { SearchBox } from "./search-box";

type Props = {
  title: string;
  text: string;
  /** One of the things: "menu". */
  noun: string;
  /** Where they live; `/new` under it makes one. */
  href: string;
  icon: LucideIcon;
  /** What such a thing is for, said while there is none. */
  purpose: string;
  /** What the search looks at. */
  searched: string;
  list: { page: number; size: number; q: string };
  total: number;
  /** More that can be done from here. */
  actions?: ReactNode;
  /** Whether another one can be made. */
  room?: boolean;
  /** The rows. */
  children: ReactNode;
};

/** A page of things: search, rows, pages, and what stands there while there are none. */
export function ListPage(props: Props) {
  const {
    title,
    text,
    noun,
    href,
    icon,
    purpose,
    searched,
    list,
    total,
    actions,
    room = true,
    children,
  } = props;
  const { page, size, q } = list;
  const query: Record<string, string> = q ? { q } : {};
  const empty = total === 0 && !q;
  const isOutOfRange = total > 0 && (page - 1) * size >= total;
  return (
    <>
      <PageHeader title={title} text={text}>
        {actions}
        {room && (
          <LinkButton href={`${href}/new`} look="primary">
            <Plus className="size-4" aria-hidden />
            New {noun}
          </LinkButton>
        )}
      </PageHeader>
      {!empty && (
        <div className="mb-4">
          <SearchBox label={`Search ${title.toLowerCase()}`} />
        </div>
      )}
      {total > 0 && !isOutOfRange && children}
      {isOutOfRange && <PageOutOfRange page={page} query={query} />}
      {total === 0 && q && <EmptyState icon={SearchX} title={`No ${noun} holds “${q}”`} text={searched} />}
      {empty && (
        <EmptyState icon={icon} title={`No ${title.toLowerCase()} yet`} text={purpose}>
          <LinkButton href={`${href}/new`} look="primary">
            Make the first one
          </LinkButton>
        </EmptyState>
      )}
      {total > 0 && !isOutOfRange && <Pager page={page} size={size} total={total} query={query} />}
    </>
  );
}
