import type { ReactNode } from "react";
import type { Form } from "@/components/ui/form/use-form";

/** The classes of every text control. */
export const CONTROL =
  "w-full rounded-control border border-edge/60 bg-surface px-3 text-base placeholder:text-quiet sm:text-sm aria-invalid:border-danger disabled:opacity-60";

export type FieldProps = {
  form: Form;
  name: string;
  label: string;
  /** The rule, or what the field does. */
  help?: ReactNode;
  required?: boolean | undefined;
};

/** The attributes that connect a control with its label, help and error for screen readers. */
export const described = ({ form, name, help, required }: FieldProps) => {
  const fault = form.fault(name);
  const id = form.controlId(name);
  const by = [fault && `${id}-fault`, help && `${id}-help`].filter(Boolean).join(" ");
  return {
    id,
    name,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": by || undefined,
    required: required === true,
  } as const;
};

/** A control with its label above, its help and its error below. */
export function Field({ form, name, label, help, required, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="space-y-1.5">
      <label htmlFor={form.controlId(name)} className="block font-medium text-sm">
        {label}
        {required && (
          <span className="text-danger" aria-hidden>
            {" "}
            *
          </span>
        )}
      </label>
      {children}
      <Notes form={form} name={name} help={help} />
    </div>
  );
}

/** The error and the help of a field, with the ids that `described` refers to. */
export function Notes({ form, name, help }: Pick<FieldProps, "form" | "name" | "help">) {
  const fault = form.fault(name);
  const id = form.controlId(name);
  return (
    <>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="text-danger text-sm">
          {fault}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="text-quiet text-xs">
          {help}
        </p>
      )}
    </>
  );
}

/** The value of a field as text, for controls. */
export const textOf = (form: Form, name: string): string => {
  const value = form.values[name];
  return value === null || value === undefined ? "" : String(value);
};
