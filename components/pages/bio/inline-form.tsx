import type { BioBlock, InlineForm } from "@/components/pages/bio/view";
import { Field } from "@/components/pages/form/field";
import { SubmitButton } from "@/components/pages/form/submit-button";
import { languageAttributes, wordsIn } from "@/components/pages/words/by-language";
import { HONEYPOT, TOKEN } from "@/lib/forms/input-names";
import type { PageLanguage } from "@/lib/validation/languages";

type Props = { block: BioBlock; form: InlineForm; language: PageLanguage };

/** A form inside a bio page. It submits to its own page, which shows errors and the thank-you message. */
export function InlineFormBlock({ block, form, language: ofPage }: Props) {
  const { slug, fields, submitLabel, token } = form;
  const language = form.language ?? ofPage;
  const heading = `form_${slug}`;
  const description = block.description || form.description;
  return (
    <li className="form" {...(language !== ofPage && languageAttributes(language))}>
      <h2 id={heading} dir="auto">
        {block.title}
      </h2>
      {description && <p dir="auto">{description}</p>}
      <form method="post" action={`/f/${slug}`} aria-labelledby={heading} data-href={block.href} noValidate>
        <input type="hidden" name={TOKEN} value={token} />
        <div className="trap" aria-hidden="true">
          <label>
            {wordsIn(language).form.leaveEmpty}
            <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {fields.map((field) => (
          <Field key={field.id} field={field} language={language} fields={fields} prefix={`${slug}_`} />
        ))}
        <SubmitButton label={submitLabel} language={language} className="button" />
      </form>
    </li>
  );
}
