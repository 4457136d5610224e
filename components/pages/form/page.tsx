import { Document } from "@/components/pages/document";
import { Field, faultText } from "@/components/pages/form/field";
import { embedScript, formScript } from "@/components/pages/form/script";
import { embedStyle, formStyle } from "@/components/pages/form/style";
import { SubmitButton } from "@/components/pages/form/submit-button";
import { fillWords, languageAttributes, pluralOf, wordsIn } from "@/components/pages/words/by-language";
import { colonIn } from "@/components/pages/words/punctuation";
import { HONEYPOT, inputName, TOKEN } from "@/lib/forms/input-names";
import type { FormView, RejectedSubmission } from "@/lib/forms/view";
import type { PageLanguage } from "@/lib/validation/languages";

type Props = {
  form: FormView;
  language: PageLanguage;
  token: string;
  address: string;
  picture: string;
  returned?: RejectedSubmission | undefined;
  /** For an iframe on another site. */
  embedded?: boolean;
};

/** The style and the script of a form's page. */
export const formParts = ({ theme, accent }: FormView, embedded: boolean) => ({
  style: formStyle(theme, accent) + (embedded ? embedStyle : ""),
  script: formScript + (embedded ? embedScript : ""),
});

/** A form, shown again with errors when a submission is invalid (docs/contract.md §11, forms). */
export function FormPage({ form, language, token, address, picture, returned, embedded = false }: Props) {
  const { slug, title, description, fields, submitLabel } = form;
  const words = wordsIn(language).form;
  return (
    <Document
      title={returned ? fillWords(words.notSent, { title }) : title}
      {...languageAttributes(language)}
      {...formParts(form, embedded)}
      head={<Shared form={form} address={address} picture={picture} />}
      noindex
    >
      <main>
        <h1>{title}</h1>
        {description && <p className="about">{description}</p>}
        {returned && <Summary form={form} language={language} returned={returned} />}
        <form method="post" action={`/f/${slug}${embedded ? "?embed=1" : ""}`} noValidate>
          <input type="hidden" name={TOKEN} value={token} />
          <div className="trap" aria-hidden="true">
            <label htmlFor={HONEYPOT}>{words.leaveEmpty}</label>
            <input id={HONEYPOT} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
          </div>
          {fields.map((field) => (
            <Field
              key={field.id}
              field={field}
              language={language}
              fields={fields}
              typed={returned?.values[field.id]}
              fault={returned?.faults[field.id]}
            />
          ))}
          <SubmitButton label={submitLabel} language={language} />
        </form>
      </main>
    </Document>
  );
}

/** The metadata for link previews. */
function Shared({
  form: { title, description },
  address,
  picture,
}: Pick<Props, "form" | "address" | "picture">) {
  return (
    <>
      <meta name="description" content={description || title} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

type SummaryProps = { form: FormView; language: PageLanguage; returned: RejectedSubmission };

function Summary({ form, language, returned: { faults, reason } }: SummaryProps) {
  const words = wordsIn(language);
  const faulty = form.fields.flatMap(({ id, label }) => {
    const fault = faults[id];
    return fault ? [{ id, label, text: faultText(fault, language) }] : [];
  });
  return (
    <div className="summary" role="alert" tabIndex={-1} id="faults">
      <h2>{reason ? words.rejections[reason] : pluralOf(language, words.form.attention, faulty.length)}</h2>
      {faulty.length > 0 && (
        <ul>
          {faulty.map(({ id, label, text }) => (
            <li key={id}>
              <a href={`#${inputName(id)}`}>{label}</a>
              {colonIn(language) + text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
