import { KeyRound } from "lucide-react";
import { CodeBlock } from "@/components/ui/code-block";

/** A new signing secret, shown once. */
export const NewSecret = ({ secret, rotated = false }: { secret: string; rotated?: boolean }) => (
  <div role="status" className="space-y-3 rounded-card border border-accent/40 bg-accent/5 p-5">
    <p className="flex items-center gap-2 font-semibold text-sm">
      <KeyRound className="size-4 text-accent" aria-hidden />
      Copy the signing secret now. You won't see it again.
    </p>
    <CodeBlock value={secret} label="signing secret" />
    <p className="text-quiet text-sm">
      Use it to verify that requests come from Waypost.
      {rotated &&
        " For 24 hours, requests are also signed with the old secret, in the X-Service-Signature-Previous header."}
    </p>
  </div>
);
