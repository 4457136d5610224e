import { Document } from "@/components/pages/document";
import { formStyle } from "@/components/pages/form/style";
import type { FormView } from "@/lib/forms/view";

/** The page after a submission. */
export function FormThanks({ form, thanks }: { form: FormView; thanks: string }) {
  return (
    <Document title={`Sent: ${form.title}`} style={formStyle(form.theme, form.accent)} noindex>
      <main className="done">
        <svg width="64" height="64" viewBox="0 0 64 64" fill="none" aria-hidden="true">
          <circle cx="32" cy="32" r="30" fill="var(--accent)" />
          <path
            d="M20 33l8 8 16-17"
            stroke="var(--on-accent)"
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <h1>{form.title}</h1>
        <p className="about">{thanks}</p>
      </main>
    </Document>
  );
}
