"use client";

import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { toWebUrl } from "@/lib/validation/typed-url";
import { CONTROL, described, Field, type FieldProps, textOf } from "./field";

type Props = FieldProps &
  Pick<
    ComponentProps<"input">,
    | "type"
    | "placeholder"
    | "autoComplete"
    | "autoCapitalize"
    | "spellCheck"
    | "inputMode"
    | "autoFocus"
    | "maxLength"
  > & {
    /** An empty value is null instead of "". */
    nullable?: boolean;
    /** Shown before the text, e.g. the start of a URL. */
    prefix?: string;
    /** A button inside the right edge. */
    after?: ReactNode;
    /** Completes the input on blur or submit. Fields of type `url` complete web addresses. */
    complete?: (text: string) => string;
    /** Suggestions; other values are allowed. */
    list?: readonly string[];
  };

/** Single-line text. */
export function TextField({
  form,
  name,
  label,
  help,
  required,
  nullable,
  prefix,
  after,
  list,
  type = "text",
  complete = type === "url" ? toWebUrl : undefined,
  ...rest
}: Props) {
  const field = { form, name, label, help, required };
  const finish = () => {
    const typed = textOf(form, name);
    const completed = complete?.(typed) ?? typed;
    if (completed !== typed) form.set(name, completed || (nullable ? null : ""));
  };
  return (
    <Field {...field}>
      <div className="flex">
        {prefix && (
          <span className="inline-flex max-w-[60%] shrink-0 items-center rounded-l-control border border-edge/60 border-r-0 bg-raised px-3 text-quiet text-sm">
            <span className="truncate">{prefix}</span>
          </span>
        )}
        <input
          {...described(field)}
          {...rest}
          type={type}
          list={list && `${form.controlId(name)}-list`}
          value={textOf(form, name)}
          onChange={(event) => form.set(name, event.target.value || (nullable ? null : ""))}
          onBlur={finish}
          onKeyDown={(event) => event.key === "Enter" && finish()}
          className={clsx(CONTROL, "h-10 min-w-0", prefix && "rounded-l-none", after && "pr-11")}
        />
        {after}
        {list && (
          <datalist id={`${form.controlId(name)}-list`}>
            {list.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        )}
      </div>
    </Field>
  );
}
