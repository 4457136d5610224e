"use client";

import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Brand } from "@/components/ui/brand";
import { Button } from "@/components/ui/button";
import { SideNav } from "./side-nav";

type Props = {
  open: boolean;
  setOpen(open: boolean): void;
  alerts: Record<string, number>;
  children: ReactNode;
};

/** The navigation on narrow screens. */
export default function PhoneSheet({ open, setOpen, alerts, children }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-shade" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-40 flex w-72 max-w-[85vw] flex-col border-line border-r bg-surface">
          <div className="flex items-center justify-between px-5 pt-4 pb-2">
            <Dialog.Title className="sr-only">Navigation</Dialog.Title>
            <Brand />
            <Dialog.Close
              render={
                <Button look="quiet" size="icon" aria-label="Close navigation">
                  <X className="size-5" aria-hidden />
                </Button>
              }
            />
          </div>
          <SideNav alerts={alerts} onNavigate={() => setOpen(false)} />
          <div className="border-line border-t p-3">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
