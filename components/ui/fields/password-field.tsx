"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { FieldProps } from "./field";
import { TextField } from "./text-field";

type Props = FieldProps & { autoComplete: "current-password" | "new-password"; autoFocus?: boolean };

/** A password input with a show/hide button; hidden again on submit. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown && !props.form.saving ? "text" : "password"}
      // Some browsers check spelling on a server, which must not get a password.
      spellCheck={false}
      autoCapitalize="none"
      after={
        <button
          type="button"
          aria-controls={props.form.controlId(props.name)}
          onClick={() => setShown(!shown)}
          className="-ml-10 grid size-10 shrink-0 place-items-center rounded-control text-quiet -outline-offset-2 hover:text-ink"
        >
          <Icon className="size-4" aria-hidden />
          <span className="sr-only">
            {shown ? "Hide" : "Show"} {props.label.toLowerCase()}
          </span>
        </button>
      }
    />
  );
}
