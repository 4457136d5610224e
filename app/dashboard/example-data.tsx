"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toastResult } from "@/components/ui/call-action";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { deleteExamples, fillWithExamples } from "./actions";

/** Offers example data for an empty account. */
export function FillWithExamples() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const fill = async () => {
    setBusy(true);
    await toastResult(fillWithExamples(), "Example data created");
    setBusy(false);
    router.refresh();
  };
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-quiet text-sm">
      Want to look around first? Create a month of example data from a café.
      <Button onClick={fill} disabled={busy}>
        {busy ? "Creating…" : "Create example data"}
      </Button>
    </p>
  );
}

/** A notice about example data, with a button to delete it. */
export function ExampleNotice() {
  const [open, setOpen] = useState(false);
  const deletion = {
    title: "Delete the example data?",
    action: "Delete example data",
    consequences:
      "The example links, menu, pages, timer, form, signature and webhook will be deleted with their statistics. What you created stays. This can't be undone.",
    success: "Example data deleted",
    run: () => deleteExamples(),
  };
  return (
    <p className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-3 text-sm">
      This account contains example data from a café.
      <Button size="small" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <DeleteDialog deletion={deletion} open={open} onOpenChange={setOpen} />
    </p>
  );
}
