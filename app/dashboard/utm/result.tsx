import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import { CodeBlock } from "@/components/ui/code-block";
import { Submit } from "@/components/ui/submit";
import type { Form } from "@/components/ui/use-form";
import type { Warning } from "@/lib/utm/build";

type Props = {
  url: string | undefined;
  warnings: readonly Warning[];
  form: Form;
  made: { id: number; short_url: string; reused: boolean } | undefined;
};

/** The address that comes out, what is odd about it, and the short link that was made of it. */
export function Result({ url, warnings, form, made }: Props) {
  return (
    <section aria-label="Result" className="space-y-4">
      <h2 className="font-semibold text-sm">Result</h2>
      {url ? (
        <CodeBlock value={url} label="the tagged address" />
      ) : (
        <p className="rounded-control border border-line border-dashed p-3 text-quiet text-sm">
          The tagged address appears here as you type.
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
      {form.failure && (
        <p role="alert" className="text-danger text-sm">
          {form.failure}
        </p>
      )}
      {made ? (
        <div className="space-y-2" role="status">
          <p className="text-quiet text-sm">
            {made.reused ? "You have a short link to it already" : "The short link is ready"};{" "}
            <Link href={`/dashboard/links/${made.id}`} className="underline">
              see its page
            </Link>
            .
          </p>
          <CodeBlock value={made.short_url} label="the short link" />
        </div>
      ) : (
        <Submit look="primary" disabled={form.saving}>
          {form.saving ? "Shortening…" : "Shorten"}
        </Submit>
      )}
    </section>
  );
}
