import { TriangleAlert } from "lucide-react";
import { CodeBlock } from "@/components/ui/code-block";
import { Failure } from "@/components/ui/form/form-box";
import { Submit } from "@/components/ui/form/submit";
import type { Form } from "@/components/ui/form/use-form";
import { Link } from "@/components/ui/link";
import type { Warning } from "@/lib/utm/build";

type Props = {
  url: string | undefined;
  warnings: readonly Warning[];
  form: Form;
  created: { id: number; short_url: string; reused: boolean } | undefined;
};

/** The tagged URL, its warnings, and the short link created from it. */
export function Result({ url, warnings, form, created }: Props) {
  return (
    <section aria-label="Tagged URL" className="space-y-4">
      <h2 className="font-semibold text-sm">Tagged URL</h2>
      {url ? (
        <CodeBlock value={url} label="tagged URL" />
      ) : (
        <p className="rounded-control border border-line border-dashed p-3 text-quiet text-sm">
          Enter a destination to see the tagged URL.
        </p>
      )}
      {warnings.length > 0 && (
        <ul aria-label="Warnings" className="space-y-1.5 text-sm">
          {warnings.map(({ text }) => (
            <li key={text} className="flex gap-2">
              <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      )}
      <Failure form={form} />
      {created ? (
        <div className="space-y-2" role="status">
          <p className="text-quiet text-sm">
            {created.reused ? "You already have a short link to this URL" : "Short link created"} ·{" "}
            <Link href={`/dashboard/links/${created.id}`} className="underline">
              View link
            </Link>
          </p>
          <CodeBlock value={created.short_url} label="short link" />
        </div>
      ) : (
        <Submit look="primary" disabled={form.saving}>
          {form.saving ? "Creating…" : "Create short link"}
        </Submit>
      )}
    </section>
  );
}
