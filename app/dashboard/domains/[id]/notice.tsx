import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Time } from "@/components/ui/time";

/** Messages by problem, but for `points_elsewhere`. */
const PROBLEMS: Readonly<Record<string, string>> = {
  txt_missing: "The TXT record wasn't found. Add it where you manage the DNS of your domain.",
  txt_other:
    "The TXT record has a different value. Add one with exactly the value below, and keep other records.",
  caa_forbids:
    "Your domain's CAA records don't allow a certificate. Add one for letsencrypt.org, or visitors may see a warning.",
  held_elsewhere:
    "Another account uses this domain. It becomes yours once that account's TXT record is removed.",
  dns_error: "The name servers of your domain didn't answer. Check again in a few minutes.",
};

const and = new Intl.ListFormat("en-GB");

/** What is wrong, and what to do. `types` are those of the records that point to this server. */
function messageOf(problem: string, types: readonly string[]): string | undefined {
  if (problem !== "points_elsewhere") return PROBLEMS[problem];
  const records = `${and.format(new Set(types))} ${types.length === 1 ? "record" : "records"}`;
  return `The domain doesn't point to this server. Add the ${records} below, and remove other CNAME, A and AAAA records of the same name.`;
}

type Props = {
  state: string;
  problem: string | null;
  /** When a failing domain stops working. */
  until: string | null;
  /** The types of its DNS records. */
  types: readonly string[];
};

/** The problem of a domain, if any. */
export function Notice({ state, problem, until, types }: Props) {
  const isBad = state === "failing" || state === "lost";
  if (!problem && !isBad) return null;
  return (
    <div
      className={`mb-6 flex gap-3 rounded-card border p-4 text-sm ${isBad ? "border-danger/40 bg-danger/5" : "border-line bg-surface"}`}
    >
      <CircleAlert className={`mt-0.5 size-4 shrink-0 ${isBad ? "text-danger" : "text-warn"}`} aria-hidden />
      <div className="min-w-0 space-y-1">
        {isBad && <p className="font-semibold">{consequence(state, until, problem)}</p>}
        {problem && (
          <p>
            {messageOf(
              problem,
              types.filter((type) => type !== "TXT"),
            )}
          </p>
        )}
      </div>
    </div>
  );
}

function consequence(state: string, until: string | null, problem: string | null): ReactNode {
  // A different problem may remain once the record is back.
  const isProved = problem === "points_elsewhere" || problem === "held_elsewhere";
  if (state === "lost")
    return `Links and pages on this domain don't work.${isProved ? "" : " Restore the TXT record to bring them back."}`;
  return (
    <>
      Links and pages on this domain stop working{" "}
      {until ? (
        <>
          on <Time value={until} />
        </>
      ) : (
        "soon"
      )}{" "}
      unless you restore the TXT record.
    </>
  );
}
