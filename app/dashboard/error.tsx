"use client";

import { CloudOff } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default function DashboardError({ reset }: { reset(): void }) {
  return (
    <div role="alert">
      <EmptyState
        whole
        icon={CloudOff}
        title="This page could not be shown"
        text="Something went wrong on our side, or the database is away for a moment. Nothing was lost."
      >
        <Button look="primary" onClick={reset}>
          Try again
        </Button>
      </EmptyState>
    </div>
  );
}
