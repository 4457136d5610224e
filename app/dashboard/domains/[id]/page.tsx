import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LogoField } from "@/components/dashboard/logo-field";
import { LoopNotice } from "@/components/dashboard/loop-notice";
import { Refresh } from "@/components/dashboard/refresh";
import { Card } from "@/components/ui/card";
import { countOf } from "@/components/ui/count-of";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { bioPages } from "@/lib/bio-pages";
import { addDays, formatDateTime } from "@/lib/dates";
import { domains } from "@/lib/domains";
import { GRACE_DAYS } from "@/lib/domains/assess";
import { readableHost } from "@/lib/domains/hosts/readable-host";
import { env } from "@/lib/env";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { imageUrl } from "@/lib/images/urls";
import { dismissDomainLoops, removeDomainLogo } from "../actions";
import { DomainBadge } from "../state-badge";
import { DomainActions } from "./domain-actions";
import { EditDomain } from "./edit-domain";
import { Notice } from "./notice";
import { Records } from "./records";

export const metadata: Metadata = { title: "Domain" };

/** More bio pages than anyone will choose from. */
const PAGES = { limit: 100, offset: 0 };

export default async function DomainPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  if (env.DOMAINS === "off") notFound();
  const row = await orNotFound(domains.get(owner, { id: await readPathId(params) }));
  const domain = domains.serialize(row);
  const pages = (await bioPages.list(owner, {}, PAGES, {})).rows;
  const loops = await domains.loopWarnings.hostsOf(owner, "domain", domain.id);
  const { id, name, state, problem, records, links, checked_at } = domain;
  const { root_url, root_bio_page_id, not_found_url, expired_url, primary } = domain;
  return (
    <>
      <PageHeader
        title={readableHost(name)}
        back={{ href: "/dashboard/domains", name: "Domains" }}
        badge={<DomainBadge state={state} />}
        text={countOf(links, "link")}
      >
        <DomainActions id={id} name={name} links={links} />
      </PageHeader>
      <Notice
        state={state}
        problem={problem}
        types={records.map(({ type }) => type)}
        until={row.failingSince && formatDateTime(addDays(row.failingSince, GRACE_DAYS))}
      />
      <LoopNotice hosts={loops} dismiss={dismissDomainLoops.bind(undefined, id)} />
      <Card
        title="DNS records"
        className="mb-6"
        aside={
          <span className="text-quiet text-xs">
            {checked_at ? (
              <>
                Checked <Time value={checked_at} relative />
              </>
            ) : (
              "Not checked yet"
            )}
          </span>
        }
      >
        <Records records={records} />
        {state !== "active" && <Refresh seconds={10} />}
      </Card>
      <Card title="Logo for QR codes" className="mb-6">
        <LogoField
          logo={row.brandImage && imageUrl(row.brandImage, "small")}
          url={`/dashboard/domains/${id}/logo`}
          remove={removeDomainLogo.bind(undefined, id)}
        >
          Used in QR codes with this domain instead of the account's logo.
        </LogoField>
      </Card>
      <EditDomain
        id={id}
        stored={{ root_url, root_bio_page_id, not_found_url, expired_url, primary }}
        bioPages={pages.map((page) => ({ value: String(page.id), name: page.title }))}
      />
    </>
  );
}
