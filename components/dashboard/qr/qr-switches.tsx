"use client";

import { type ReactNode, useId } from "react";
import { Toggle } from "@/components/ui/fields/switch-field";
import { Link } from "@/components/ui/link";

type Props = { on: boolean; onChange(on: boolean): void };

type LogoProps = Props & {
  hasLogo: boolean;
  /** Where the logo is shown. */
  help?: string;
};

/** Links to the upload while the account has no logo. */
export const LogoSwitch = ({ on, onChange, hasLogo, help = "In the middle of the code." }: LogoProps) => (
  <Switch
    {...{ on, onChange }}
    label="Logo"
    disabled={!hasLogo}
    help={
      hasLogo ? (
        help
      ) : (
        <>
          First upload a logo on the{" "}
          <Link href="/dashboard/account#logo" className="underline">
            Account
          </Link>{" "}
          page.
        </>
      )
    }
  />
);

export const TrackSwitch = (props: Props) => (
  <Switch
    {...props}
    label="Count scans separately"
    help="The code opens the link with ?qr=1, so its statistics tell scans from clicks."
  />
);

type SwitchProps = {
  label: string;
  on: boolean;
  disabled?: boolean;
  help: ReactNode;
  onChange(on: boolean): void;
};

function Switch({ label, on, disabled = false, help, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="space-y-0.5">
        <label id={`${id}-label`} htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        <p id={`${id}-help`} className="text-quiet text-xs">
          {help}
        </p>
      </div>
      <Toggle {...{ id, on, disabled, onChange }} labelledBy={`${id}-label`} describedBy={`${id}-help`} />
    </div>
  );
}
