import { Signpost } from "lucide-react";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default function NotFound() {
  return (
    <EmptyState
      whole
      icon={Signpost}
      title="Page not found"
      text="The URL may be mistyped, or the page was deleted."
    >
      <LinkButton href="/dashboard" look="primary">
        Back to dashboard
      </LinkButton>
    </EmptyState>
  );
}
