import type { Metadata } from "next";
import { StatisticsLink } from "@/components/dashboard/statistics/statistics-link";
import { CopyButton } from "@/components/ui/copy-button";
import { countOf } from "@/components/ui/count-of";
import { PageHeader } from "@/components/ui/page-header";
import { domains } from "@/lib/domains";
import { defaultHost } from "@/lib/domains/hosts/origin";
import { forms } from "@/lib/forms";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { StateBadge } from "../state-badge";
import { EditForm } from "./edit-form";
import { EmbedCode } from "./embed-code";
import { FormActions } from "./form-actions";

export const metadata: Metadata = { title: "Form" };

export default async function FormEditPage({ params }: { params: Promise<{ id: string }> }) {
  const { owner } = await requireOwner();
  const row = await orNotFound(forms.get(owner, { id: await readPathId(params) }));
  const form = forms.serialize(row, new Date());
  const { id, slug, page_url, state, views, submissions, created_at, updated_at, ...stored } = form;
  const addresses = await domains.pageAddresses(owner, page_url);
  const [{ url }] = addresses;
  return (
    <>
      <PageHeader
        title={form.title}
        back={{ href: "/dashboard/forms", name: "Forms" }}
        badge={
          <>
            <CopyButton value={url} label={url} />
            <StateBadge state={state} />
          </>
        }
        text={
          <StatisticsLink kind="forms" id={id}>
            {countOf(views, "view")}
          </StatisticsLink>
        }
      >
        <FormActions form={{ id, title: form.title, page_url: url, submissions }} />
      </PageHeader>
      <EmbedCode form={{ title: form.title, state, redirect_url: form.redirect_url }} addresses={addresses} />
      <EditForm id={id} stored={{ ...stored, alias: slug }} shortHost={defaultHost()} />
    </>
  );
}
