import { Signpost } from "lucide-react";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default function NotFound() {
  return (
    <EmptyState
      whole
      icon={Signpost}
      title="There is nothing here"
      text="It was deleted, it belongs to another account, or the address is mistyped."
    >
      <LinkButton href="/dashboard" look="primary">
        To the start
      </LinkButton>
    </EmptyState>
  );
}
