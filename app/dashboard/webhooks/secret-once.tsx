import { KeyRound } from "lucide-react";
import { CodeBlock } from "@/components/ui/code-block";

/** A signing secret, the only time that it is seen. */
export const SecretOnce = ({ secret, old = false }: { secret: string; old?: boolean }) => (
  <div role="status" className="space-y-3 rounded-card border border-accent/40 bg-accent/5 p-5">
    <p className="flex items-center gap-2 font-semibold text-sm">
      <KeyRound className="size-4 text-accent" aria-hidden />
      Copy the signing secret now. It is not shown again.
    </p>
    <CodeBlock value={secret} label="the signing secret" />
    <p className="text-quiet text-sm">
      Your receiver proves with it that a request came from us and was not changed on its way.
      {old &&
        " For 24 hours deliveries are signed with the old one too, in the header X-Service-Signature-Previous."}
    </p>
  </div>
);
