import { addDays, DAY } from "@/lib/dates";
import type { DnsFindings } from "@/lib/domains/dns/look-up";
import type { Problem } from "@/lib/domains/options";
import { proofValue } from "@/lib/domains/records";
import { env } from "@/lib/env";
import type { Domain } from "@/prisma/client/client";

/** How long a domain is still served without its proof. */
export const GRACE_DAYS = 7;
/** How long a domain that isn't served is checked. */
const CHECKED_DAYS = 30;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What a check changes about a claim. */
export type Assessment = Pick<
  Domain,
  "state" | "txtSeen" | "pointsHere" | "problem" | "provedAt" | "failingSince" | "checkedAt" | "nextCheckAt"
>;

/** Whether DNS proves a claim; undefined when the lookup failed. */
const isProved = ({ token }: Domain, { proofs }: DnsFindings): boolean | undefined =>
  env.DOMAIN_PROOF === "none" || proofs?.includes(proofValue(token));

/**
 * Decides the new state of all claims of one name, oldest first, from the current DNS records, and which of them
 * serves the name. The serving claim keeps it while proved; without its proof, for a week or until another claim is
 * proved. Then the first that is proved and points here takes over.
 */
export function assess(
  claims: readonly Domain[],
  servingId: number | null,
  findings: DnsFindings,
  now: Date,
): { servingId: number | null; assessments: Map<number, Assessment> } {
  const proved = new Map(claims.map((claim) => [claim.id, isProved(claim, findings)]));
  const serving = claims.find(({ id }) => id === servingId);
  const isChallenged = claims.some(({ id }) => id !== servingId && proved.get(id));
  const kept = serving && servingState(serving, proved.get(serving.id), isChallenged, now);
  const pointsHere = env.DOMAIN_PROOF === "none" || findings.pointsHere;
  const next =
    serving && kept !== "lost"
      ? serving
      : claims.find(({ id }) => id !== servingId && proved.get(id) && pointsHere);
  const assessments = claims.map((claim): [number, Assessment] => {
    const isProvedNow = proved.get(claim.id);
    const takesOver = claim === next && claim !== serving;
    const state = takesOver ? "active" : (claim === serving && kept) || claim.state;
    const failingSince = state === "failing" || state === "lost" ? (claim.failingSince ?? now) : null;
    const changed = {
      state,
      failingSince,
      provedAt: takesOver ? now : claim.provedAt,
      txtSeen: isProvedNow ?? claim.txtSeen,
      pointsHere: findings.pointsHere ?? claim.pointsHere,
      problem: problemOf(isProvedNow, claim === next || !next, findings),
      checkedAt: now,
    };
    return [claim.id, { ...changed, nextCheckAt: nextCheck({ ...claim, ...changed }, now) }];
  });
  return { servingId: next?.id ?? null, assessments: new Map(assessments) };
}

/** The new state of the claim that serves the name. */
function servingState(serving: Domain, isProvedNow: boolean | undefined, isChallenged: boolean, now: Date) {
  if (isProvedNow === undefined) return serving.state;
  if (isProvedNow) return "active";
  if (isChallenged) return "lost";
  const { failingSince } = serving;
  return failingSince && now >= addDays(failingSince, GRACE_DAYS) ? "lost" : "failing";
}

function problemOf(
  isProvedNow: boolean | undefined,
  mayServe: boolean,
  findings: DnsFindings,
): Problem | null {
  if (isProvedNow === undefined) return "dns_error";
  if (!isProvedNow) return findings.proofs?.length ? "txt_other" : "txt_missing";
  if (!mayServe) return "held_elsewhere";
  if (findings.pointsHere === undefined) return "dns_error";
  if (!findings.pointsHere) return "points_elsewhere";
  return findings.caaForbids ? "caa_forbids" : null;
}

/**
 * When to check next: new claims every 5 minutes for an hour, hourly for a week and daily for a month; serving claims
 * daily; lost ones daily for another month.
 */
function nextCheck(claim: Pick<Domain, "state" | "createdAt" | "failingSince">, now: Date): Date | null {
  const after = (ms: number) => new Date(now.getTime() + ms);
  if (claim.state === "active" || claim.state === "failing") return after(DAY);
  const since = claim.state === "lost" && claim.failingSince ? claim.failingSince : claim.createdAt;
  const age = now.getTime() - since.getTime();
  if (claim.state === "lost") return age < (GRACE_DAYS + CHECKED_DAYS) * DAY ? after(DAY) : null;
  if (age < HOUR) return after(5 * MINUTE);
  if (age < 7 * DAY) return after(HOUR);
  return age < CHECKED_DAYS * DAY ? after(DAY) : null;
}
