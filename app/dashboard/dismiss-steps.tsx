"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { dismissFirstSteps } from "./actions";

export function DismissSteps() {
  const router = useRouter();
  return (
    <Button look="quiet" size="small" onClick={() => dismissFirstSteps().finally(router.refresh)}>
      Dismiss
    </Button>
  );
}
