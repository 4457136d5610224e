import { ChartColumn } from "lucide-react";
import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkTabs } from "@/components/ui/link-tabs";
import { PageHeader } from "@/components/ui/page-header";
import { domains } from "@/lib/domains";
import { forms } from "@/lib/forms";
import { readOwnAccount, requireOwner } from "@/lib/http/auth/session";
import type { SearchParams } from "@/lib/http/dashboard/page-params";
import type { Owner } from "@/lib/owner";
import { KIND_NAMES } from "@/lib/statistics/options";
import { tags } from "@/lib/tags";
import { Filters } from "./filters";
import { KINDS } from "./kinds";
import { Numbers } from "./numbers";
import { Period } from "./period";
import { addressOf, readView, type View } from "./view";

export const metadata: Metadata = { title: "Statistics" };

/** As many as an account can have. */
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
  const view = readView(params, ["default", ...domainNames], now);
  const { name, noun, href } = KINDS[view.kind];
  return (
    <>
      <PageHeader
        title="Statistics"
        text="Everything your account counts, updated while you watch. Days are in UTC."
      />
      <LinkTabs
        label="What is counted"
        tabs={KIND_NAMES.map((kind) => ({
          href: addressOf(view, { kind, tags: [], domain: null }),
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
          </div>
          <Numbers
            owner={owner}
            createdAt={account.createdAt}
            view={view}
            has={{ tags: named.total > 0, domains: own.total > 0 }}
            now={now}
          />
        </>
      )}
    </>
  );
}

async function countOfKind(owner: Owner, kind: View["kind"]): Promise<number> {
  if (kind === "forms") return (await forms.list(owner, {}, { limit: 1, offset: 0 }, {})).total;
  return (await readOwnAccount(owner)).usage[kind];
}
