import type { BioBlock, InlineForm } from "@/components/pages/bio/view";
import { Field } from "@/components/pages/form/field";
import { HONEYPOT, TOKEN } from "@/lib/forms/input-names";

/** A form inside a bio page. It is submitted to its own page, which shows errors and the thank-you message. */
export function InlineFormBlock({ block, form }: { block: BioBlock; form: InlineForm }) {
  const { slug, fields, submitLabel, token } = form;
  const heading = `form_${slug}`;
  const description = block.description || form.description;
  return (
    <li className="form">
      <h2 id={heading} dir="auto">
        {block.title}
      </h2>
      {description && <p dir="auto">{description}</p>}
      <form method="post" action={`/f/${slug}`} aria-labelledby={heading} data-href={block.href} noValidate>
        <input type="hidden" name={TOKEN} value={token} />
        <div className="trap" aria-hidden="true">
          <label>
            Leave this empty
            <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {fields.map((field) => (
          <Field key={field.id} field={field} fields={fields} prefix={`${slug}_`} />
        ))}
        <button type="submit" className="button">
          {submitLabel}
        </button>
      </form>
    </li>
  );
}
