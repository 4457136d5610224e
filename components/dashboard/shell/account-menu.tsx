"use client";

import { ChevronsUpDown } from "lucide-react";
import { useEffect, useState } from "react";
import { signOut } from "@/components/auth/sign-in";
import { callAction } from "@/components/ui/call-action";
import { countOf } from "@/components/ui/count-of";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu";
import { toast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import { planName } from "@/lib/plans";
import { chooseTheme } from "../theme";

/** An action that counts the account's links. */
export type CountLinks = () => Promise<ActionResult<number>>;

type Props = { email: string; name: string; plan: string; countLinks: CountLinks };

const onSignOut = async () => {
  const failure = await signOut();
  if (failure) toast.error(failure);
  else location.assign("/");
};

/** The signed-in account, its plan and usage, the theme switch and sign-out. */
export function AccountMenu({ email, name, plan, countLinks }: Props) {
  return (
    <Menu
      align="start"
      triggerClass="flex w-full items-center gap-2.5 rounded-control px-2 py-2 text-left hover:bg-raised"
      trigger={<Person email={email} name={name} plan={plan} />}
    >
      <div className="px-3 py-2 text-xs">
        <p className="truncate text-ink">{email}</p>
        <Usage plan={plan} countLinks={countLinks} />
      </div>
      <MenuSeparator />
      <MenuLink href="/dashboard/account">Account</MenuLink>
      <MenuLink href="/docs">API reference</MenuLink>
      <MenuSeparator />
      <MenuItem onSelect={() => chooseTheme("light")}>Light theme</MenuItem>
      <MenuItem onSelect={() => chooseTheme("dark")}>Dark theme</MenuItem>
      <MenuItem onSelect={() => chooseTheme("system")}>System theme</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={onSignOut}>Sign out</MenuItem>
    </Menu>
  );
}

/** The plan, and the number of links once it is known: counting many takes time, so it isn't part of every page. */
function Usage({ plan, countLinks }: Pick<Props, "plan" | "countLinks">) {
  const [links, setLinks] = useState<number>();
  useEffect(() => {
    void callAction(countLinks()).then((result) => result.ok && setLinks(result.value));
  }, [countLinks]);
  return (
    <p className="text-quiet">
      {planName(plan)} plan{links !== undefined && ` · ${countOf(links, "link")}`}
    </p>
  );
}

const Person = ({ email, name, plan }: { email: string; name: string; plan: string }) => (
  <>
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent text-sm uppercase"
    >
      {(name || email).charAt(0)}
    </span>
    <span className="min-w-0 flex-1">
      <span className="block truncate font-medium text-sm">{name || email}</span>
      <span className="block truncate text-quiet text-xs">{planName(plan)} plan</span>
    </span>
    <ChevronsUpDown className="size-4 text-quiet" aria-hidden />
    <span className="sr-only">Account menu</span>
  </>
);
