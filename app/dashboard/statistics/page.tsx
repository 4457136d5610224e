import { ChartColumn } from "lucide-react";
import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkTabs } from "@/components/ui/link-tabs";
import { PageHeader } from "@/components/ui/page-header";
import { readAccount } from "@/lib/accounts/service";
import { domains } from "@/lib/domains";
import { requireOwner } from "@/lib/http/auth/session";
import type { SearchParams } from "@/lib/http/dashboard/page-params";
import type { Owner } from "@/lib/owner";
import { KIND_NAMES } from "@/lib/statistics/options";
import { readSubjects } from "@/lib/statistics/subjects";
import { tags } from "@/lib/tags";
import { titleOf } from "@/lib/timers/view";
import { FilterChip } from "./filter-chip";
import { Filters } from "./filters";
import { KINDS } from "./kinds";
import { Numbers } from "./numbers";
import { Period } from "./period";
import { addressOf, readView, type View } from "./view";

export const metadata: Metadata = { title: "Statistics" };

/** The maximum of an account. */
const ALL = { limit: 500, offset: 0 };

export default async function StatisticsPage({ searchParams }: { searchParams: SearchParams }) {
  const { owner, account } = await requireOwner();
  const now = new Date();
  const [own, named, params] = await Promise.all([
    domains.list(owner, {}, ALL, {}),
    tags.list(owner, {}, ALL, {}),
    searchParams,
  ]);
  const domainNames = own.rows.map(({ name }) => name);
  const asked = readView(params, ["default", ...domainNames], now);
  const subject = await subjectOf(owner, asked);
  const view = { ...asked, id: subject?.id ?? null };
  const { name, noun, href } = KINDS[view.kind];
  return (
    <>
      <PageHeader
        title="Statistics"
        text="Clicks, views and scans across your account, updated live. Days are in UTC."
      />
      <LinkTabs
        label="What is counted"
        tabs={KIND_NAMES.map((kind) => ({
          href: addressOf(view, { kind, tags: [], domain: null, id: null }),
          name: KINDS[kind].name,
        }))}
        current={name}
      />
      {(await countOfKind(owner, view.kind)) === 0 ? (
        <EmptyState
          icon={ChartColumn}
          title={`No ${name.toLowerCase()} yet`}
          text="Create one to see who opens it, where they are and what they use."
        >
          <LinkButton href={`${href}/new`} look="primary">
            Create {noun}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <div className="mb-5 space-y-3">
            <Period view={view} />
            {view.kind === "links" && (
              <Filters view={view} tags={named.rows.map(({ name }) => name).sort()} domains={domainNames} />
            )}
            {subject && (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <FilterChip name={subject.name} href={addressOf(view, { id: null })} />
                <LinkButton href={`${href}/${subject.id}`} size="small">
                  Open {noun}
                </LinkButton>
              </div>
            )}
          </div>
          <Numbers
            owner={owner}
            createdAt={subject?.createdAt ?? account.createdAt}
            view={view}
            has={{ tags: named.total > 0, domains: own.total > 0 }}
            now={now}
          />
        </>
      )}
    </>
  );
}

/** The page or timer that the statistics are filtered by, if the account owns it. */
async function subjectOf(
  owner: Owner,
  { kind, id }: View,
): Promise<{ id: number; name: string; createdAt: Date } | undefined> {
  if (kind === "links" || id === null) return undefined;
  const subject = (await readSubjects(owner, kind, [id])).get(id);
  return subject && { ...subject, name: titleOf(subject) };
}

async function countOfKind(owner: Owner, kind: View["kind"]): Promise<number> {
  const { usage, forms } = await readAccount(owner);
  return kind === "forms" ? forms : usage[kind];
}
