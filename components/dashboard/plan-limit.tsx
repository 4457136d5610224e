import { CircleAlert } from "lucide-react";
import { countOf } from "@/components/ui/count-of";
import { Link } from "@/components/ui/link";
import { planName } from "@/lib/plans";

type Props = {
  plan: string;
  used: number;
  cap: number;
  /** The singular, e.g. "webhook". */
  noun: string;
  /** The action: "create" or "add". */
  verb?: string;
  /** The advice on the largest plan. */
  instead?: string;
};

/** How many the plan includes; at the limit, what to do about it. */
export function PlanLimit({ plan, used, cap, noun, verb = "create", instead }: Props) {
  if (used < cap)
    return (
      <p className="mt-4 text-quiet text-sm">
        {used} of {countOf(cap, noun)} used on your {planName(plan)} plan.
      </p>
    );
  const end = instead ? `. You can also ${instead}.` : ".";
  return (
    <div className="mt-4 flex gap-3 rounded-card border border-line bg-surface p-4 text-sm">
      <CircleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
      <p>
        Your {planName(plan)} plan includes {countOf(cap, noun)}, and {used} {used === 1 ? "is" : "are"} in
        use. To {verb} another, delete {used === cap ? "one" : used - cap + 1}
        {plan === "business" ? (
          end
        ) : (
          <>
            {" "}
            or{" "}
            <Link href="/dashboard/account" className="text-accent underline">
              upgrade your plan
            </Link>
            .
          </>
        )}
      </p>
    </div>
  );
}
