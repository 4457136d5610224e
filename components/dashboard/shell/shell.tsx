import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Brand } from "@/components/ui/brand";
import { LeaveDialog } from "@/components/ui/form/leave-dialog";
import { Toaster } from "@/components/ui/toaster";
import { AccountMenu, type CountLinks } from "./account-menu";
import { KeepFocus } from "./keep-focus";
import { Palette } from "./palette";
import { PaletteButton } from "./palette-button";
import { PhoneBar } from "./phone-bar";
import { Shortcuts } from "./shortcuts";
import { SideNav } from "./side-nav";

type Props = {
  account: { email: string; name: string; plan: string };
  countLinks: CountLinks;
  alerts: Record<string, number>;
  children: ReactNode;
};

/** The layout of every dashboard page. */
export function Shell({ account, countLinks, alerts, children }: Props) {
  const menu = <AccountMenu {...account} countLinks={countLinks} />;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col border-line border-r bg-surface lg:flex print:hidden">
        <div className="px-6 pt-5 pb-3">
          <Brand />
        </div>
        <PaletteButton>
          <Search className="size-4" aria-hidden />
        </PaletteButton>
        <SideNav alerts={alerts} />
        <div className="border-line border-t p-3">{menu}</div>
      </aside>
      <div className="min-w-0">
        <PhoneBar alerts={alerts}>{menu}</PhoneBar>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto max-w-6xl px-4 py-6 outline-none sm:px-8 sm:pt-8 sm:pb-28"
        >
          {children}
        </main>
      </div>
      <Palette />
      <Shortcuts />
      <KeepFocus />
      <LeaveDialog />
      <Toaster />
    </div>
  );
}
