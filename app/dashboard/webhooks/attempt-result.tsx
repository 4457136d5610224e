import clsx from "clsx";
import { CircleCheck, CircleX } from "lucide-react";
import type { webhooks } from "@/lib/webhooks";

export type Attempt = ReturnType<typeof webhooks.serializeDelivery>["log"][number];

export const succeeded = ({ status }: Attempt) => status !== null && status >= 200 && status < 300;

/** The result of an attempt: status or error, duration and response body. */
export function AttemptResult({ attempt }: { attempt: Attempt }) {
  const { status, error, duration_ms: ms, response_body: response, truncated } = attempt;
  const good = succeeded(attempt);
  const Icon = good ? CircleCheck : CircleX;
  return (
    <div className="space-y-2">
      <p className="relative pl-6 text-sm">
        <Icon
          className={clsx("absolute top-0.5 left-0 size-4", good ? "text-good" : "text-danger")}
          aria-hidden
        />
        <span className="font-medium">{error ?? `Response ${status}`}</span>{" "}
        <span className="text-quiet tabular-nums">in {new Intl.NumberFormat("en").format(ms)} ms</span>{" "}
        {status !== null && status >= 300 && status < 400 && (
          <span className="text-quiet">Redirects aren't followed. Use the final URL instead.</span>
        )}
      </p>
      {response && (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
          tabIndex={0}
          className="max-h-64 overflow-auto rounded-control border border-line bg-raised p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
        >
          {response}
        </pre>
      )}
      {truncated && <p className="text-quiet text-xs">The response was truncated.</p>}
    </div>
  );
}
