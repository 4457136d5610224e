"use client";

import { CloudOff } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default function DashboardError({ retry }: { retry(): void }) {
  return (
    <div role="alert">
      <EmptyState
        whole
        icon={CloudOff}
        title="Couldn't load this page"
        text="Something went wrong on our side. Try again in a moment."
      >
        <Button look="primary" onClick={() => retry()}>
          Try again
        </Button>
      </EmptyState>
    </div>
  );
}
