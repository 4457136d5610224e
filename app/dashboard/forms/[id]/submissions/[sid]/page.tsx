import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { formatDateTime } from "@/lib/dates";
import { forms } from "@/lib/forms";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { SubmissionValue } from "../submission-value";
import { DeleteSubmission } from "./delete-submission";
import { PrintButton } from "./print-button";

export const metadata: Metadata = { title: "Submission" };

export default async function SubmissionPage({ params }: { params: Promise<{ id: string; sid: string }> }) {
  const { owner } = await requireOwner();
  const at = { id: await readPathId(params), sid: await readPathId(params, "sid") };
  const [form, row, { newer, older }] = await orNotFound(
    Promise.all([forms.get(owner, at), forms.getSubmission(owner, at), forms.neighborsOf(owner, at)]),
  );
  const answers = forms.allFieldsOf(form).map((field) => ({ field, text: forms.answerText(row, field) }));
  return (
    <>
      <PageHeader
        title="Submission"
        back={{ href: `/dashboard/forms/${at.id}/submissions`, name: `${form.title} submissions` }}
        text={<Time value={formatDateTime(row.createdAt)} />}
      >
        <nav aria-label="Submissions" className="flex gap-2 print:hidden">
          {newer && (
            <LinkButton href={`/dashboard/forms/${at.id}/submissions/${newer}`} rel="prev">
              <ChevronLeft className="size-4" aria-hidden />
              Newer
            </LinkButton>
          )}
          {older && (
            <LinkButton href={`/dashboard/forms/${at.id}/submissions/${older}`} rel="next">
              Older
              <ChevronRight className="size-4" aria-hidden />
            </LinkButton>
          )}
        </nav>
        <div className="flex gap-2 print:hidden">
          <PrintButton />
          <DeleteSubmission formId={at.id} id={at.sid} />
        </div>
      </PageHeader>
      <Card>
        <dl className="space-y-5 text-sm">
          {answers.map(({ field, text }) => (
            <div key={field.id}>
              <dt className="text-quiet text-xs wrap-anywhere">{field.label}</dt>
              <dd className="mt-1 whitespace-pre-line wrap-anywhere">
                <SubmissionValue field={field} text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}
