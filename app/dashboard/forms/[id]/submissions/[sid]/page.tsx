import type { Metadata } from "next";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { formatDateTime } from "@/lib/dates";
import { forms } from "@/lib/forms";
import { requireOwner } from "@/lib/http/auth/session";
import { orNotFound, readPathId } from "@/lib/http/dashboard/page-params";
import { DeleteSubmission } from "./delete-submission";

export const metadata: Metadata = { title: "Submission" };

export default async function SubmissionPage({ params }: { params: Promise<{ id: string; sid: string }> }) {
  const { owner } = await requireOwner();
  const at = { id: await readPathId(params), sid: await readPathId(params, "sid") };
  const [form, row] = await orNotFound(Promise.all([forms.get(owner, at), forms.getSubmission(owner, at)]));
  const answers = forms.allFieldsOf(form).map((field) => ({ field, text: forms.answerText(row, field) }));
  return (
    <>
      <PageHeader
        title="Submission"
        back={{ href: `/dashboard/forms/${at.id}/submissions`, name: `${form.title} submissions` }}
        text={<Time value={formatDateTime(row.createdAt)} />}
      >
        <DeleteSubmission formId={at.id} id={at.sid} />
      </PageHeader>
      <Card>
        <dl className="space-y-5 text-sm">
          {answers.map(({ field, text }) => (
            <div key={field.id}>
              <dt className="text-quiet text-xs wrap-anywhere">{field.label}</dt>
              <dd className="mt-1 whitespace-pre-line wrap-anywhere">
                {text || <span className="text-quiet">No answer</span>}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}
