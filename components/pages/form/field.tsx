import type { ReactNode } from "react";
import { Rating } from "@/components/pages/form/rating";
import { ShownWhen, shownWhen } from "@/components/pages/form/shown-when";
import { fillWords, wordsIn } from "@/components/pages/words/by-language";
import { inputName } from "@/lib/forms/input-names";
import type { FormField } from "@/lib/forms/options";
import type { Fault } from "@/lib/forms/view";
import type { PageLanguage } from "@/lib/validation/languages";

type Props = {
  field: FormField;
  language: PageLanguage;
  /** The other fields of the form, for conditions. */
  fields?: readonly FormField[];
  typed?: string[] | undefined;
  fault?: Fault | undefined;
  /** Keeps ids unique where a page has several forms. */
  prefix?: string;
};

/** With more options, a select replaces the radio buttons. */
const MAX_RADIO_BUTTONS = 8;

/** One field of a form with its help, its previous value and its error. */
export function Field({ field, language, fields = [], typed = [], fault, prefix = "" }: Props) {
  const described = { help: `${prefix}h_${field.id}`, fault: `${prefix}e_${field.id}` };
  const id = prefix + inputName(field.id);
  const describedBy = [field.help && described.help, fault && described.fault].filter(Boolean).join(" ");
  const input = {
    name: inputName(field.id),
    "aria-describedby": describedBy || undefined,
    "aria-invalid": fault ? true : undefined,
  };
  const depends = shownWhen(field);
  const words = (
    <>
      <ShownWhen field={field} fields={fields} language={language} />
      {field.help && (
        <p className="help" id={described.help}>
          {field.help}
        </p>
      )}
      {fault && (
        <p className="fault" id={described.fault}>
          {faultText(fault, language)}
        </p>
      )}
    </>
  );
  const { kind, options, required } = field;
  const bad = fault ? "bad" : undefined;
  if (kind === "consent") {
    return (
      <div className={bad} {...depends}>
        <label className="choice">
          <input
            {...input}
            id={id}
            type="checkbox"
            value="yes"
            required={required}
            defaultChecked={typed.length > 0}
          />
          <span>
            <Label field={field} language={language} />
          </span>
        </label>
        {words}
      </div>
    );
  }
  if (kind === "rating")
    return (
      <fieldset className={bad} aria-describedby={input["aria-describedby"]} {...depends}>
        <legend>
          <Label field={field} language={language} />
        </legend>
        {words}
        <Rating field={field} language={language} typed={typed[0]} prefix={prefix} />
      </fieldset>
    );
  if (kind === "checkboxes" || (kind === "choice" && options.length <= MAX_RADIO_BUTTONS)) {
    return (
      <fieldset className={bad} aria-describedby={input["aria-describedby"]} {...depends}>
        <legend>
          <Label field={field} language={language} />
        </legend>
        {words}
        <div className="choices">
          {options.map((option, index) => (
            <label className="choice" key={option}>
              <input
                name={input.name}
                id={index === 0 ? id : undefined}
                type={kind === "choice" ? "radio" : "checkbox"}
                value={option}
                required={required && kind === "choice"}
                defaultChecked={typed.includes(option)}
              />
              <span>{option}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  }
  return (
    <div {...depends}>
      <label htmlFor={id}>
        <Label field={field} language={language} />
      </label>
      {words}
      {control(
        { ...input, id, className: "box", dir: "auto", required, defaultValue: typed[0] ?? "" },
        field,
        language,
      )}
    </div>
  );
}

/** The error message for an answer. */
export const faultText = ({ code, max = 0 }: Fault, language: PageLanguage): string =>
  fillWords(wordsIn(language).faults[code], { max });

const Label = ({ field, language }: Pick<Props, "field" | "language">): ReactNode => (
  <>
    <bdi>{field.label}</bdi>
    {!field.required && <span className="optional">{wordsIn(language).form.optional}</span>}
  </>
);

type Common = {
  id: string;
  name: string;
  className: string;
  dir: "auto";
  required: boolean;
  defaultValue: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
};

function control(common: Common, { kind, options }: FormField, language: PageLanguage): ReactNode {
  switch (kind) {
    case "paragraph":
      return <textarea {...common} rows={5} maxLength={5000} />;
    case "choice":
      return (
        <select {...common}>
          <option value="">{wordsIn(language).form.select}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case "email":
      return <input {...common} type="email" autoComplete="email" maxLength={254} />;
    case "phone":
      return <input {...common} type="tel" autoComplete="tel" maxLength={40} />;
    // Not type="number": it discards invalid input, and scrolling changes its value.
    case "number":
      return <input {...common} type="text" inputMode="decimal" maxLength={30} />;
    case "date":
      return <input {...common} type="date" />;
    default:
      return <input {...common} type="text" maxLength={500} />;
  }
}
