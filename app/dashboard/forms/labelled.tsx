import type { ReactNode } from "react";
import { useId } from "react";

type Attributes = { id: string; "aria-invalid"?: true; "aria-describedby"?: string };
type LabelledProps = {
  label: string;
  row?: boolean;
  id?: string;
  fault?: string | undefined;
  children(attributes: Attributes): ReactNode;
};

/** A control of a field's settings with its label and its error. */
export function Labelled({ label, row = false, id: given, fault, children }: LabelledProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={row ? "flex items-center justify-between gap-4" : "space-y-1.5"}>
      <label htmlFor={id} className="block font-medium text-sm">
        {label}
      </label>
      {children({ id, ...(fault && { "aria-invalid": true, "aria-describedby": `${id}-fault` }) })}
      {fault && (
        <p id={`${id}-fault`} role="alert" className="text-danger text-sm">
          {fault}
        </p>
      )}
    </div>
  );
}
