import { CircleAlert } from "lucide-react";
import Link from "next/link";

type Props = { plan: string; used: number; cap: number };

/** How many webhooks the plan has room for; at the cap, what can be done. */
export function PlanRoom({ plan, used, cap }: Props) {
  if (used < cap)
    return (
      <p className="mt-4 text-quiet text-sm">
        {used} of {cap} that the plan {plan} has room for.
      </p>
    );
  return (
    <div className="mt-4 flex gap-3 rounded-card border border-line bg-surface p-4 text-sm">
      <CircleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
      <p>
        The plan {plan} has room for {cap === 1 ? "one webhook" : `${cap} webhooks`}, and you use{" "}
        {used === 1 ? "it" : `${used}`}. To make another, delete one you no longer need,{" "}
        {plan === "business" ? (
          "or let one webhook listen to more events."
        ) : (
          <>
            or{" "}
            <Link href="/dashboard/account" className="text-accent underline">
              move to a larger plan
            </Link>
            .
          </>
        )}
      </p>
    </div>
  );
}
