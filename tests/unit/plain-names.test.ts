import { expect, test } from "@playwright/test";
import { files, text } from "@/tests/support/source-tree";

// Names that were replaced by the standard term, so that they don't come back. On the right: what to write instead.
const RETIRED: readonly (readonly [name: RegExp, instead: string])[] = [
  [/\b(?:un)?seal(?:ed|Secret)?\b(?!:)/i, "encrypt, decrypt"],
  [
    /\bwaysIn\b|\bStranger\b|\badmit\(|\b\w*[dD]oorNames?\b|\bopenDoor\b|\bDOORS\b/,
    "signInMethods, OAuthProfile, oauthProviders, ROUTES",
  ],
  [/\btellEnds\b|\btellOwners\b|\bowner_told\b|\bownerTold\b/, "notifyExpired, notifyOwners, owner_notified"],
  [/\bwake(?:Senders|Inngest)\b/, "signalWorkers, signalInngest"],
  [/\bforget[A-Z]\w*|\bgone_?[sS]ubjects?\b/, "purge…, delete…, deleted_subjects"],
  [/\bPATIENCE(?:_\w+)?\b/, "MAX_CONSECUTIVE_FAILURES, TIMEOUT_MS"],
  [
    /\bRuling\b|\bJudgement\b|\bjudgeOf\b|\bJudge<|\bjudge\(/,
    "GroupResult, LinkVisitResult, recordLinkVisits",
  ],
  [/\b(?:visit_fold|foldVisits|foldAll|fold-visits)\b/, "visit_rollup, rollUpVisits, roll-up-visits"],
  [/\bpageOf\(|\bnewest\(/, "paginate, searchPage"],
  [/\bonConnection\b|\bsenderAddress\b/, "withRemoteAddress, remoteAddress"],
  [/\bgiveBack\b/, "refund"],
  [/\bTicket\b/, "SessionToken, KeyId"],
  [/\bAWAY\b|<Beyond\b/, "UNREACHABLE, PageOutOfRange"],
  [/\bslotted\b|\bMARK\b/, "compileTemplate, PLACEHOLDER_DELIMITER"],
  [
    /\bTIMETABLE\b|\bAppointment\b|\bmadeUpMs\b|\bstartEngine\b/,
    "CRON_JOBS, CronJob, backfillMs, startGraphileWorker",
  ],
  [/\bgently\b/, "throttled"],
  [/\b\w+Answer\b|\banswerOf\b|\banswerTo\b/, "…Response, responseOf"],
  [/<(?:Answered|Marked)\b/, "ResponseView, OpenApiLookup, InlineCode, CodeBox"],
  [/\b\w+Dish(?:es)?\b|\bDish(?:es)?[A-Z]|\bdish(?:es)?\.\w|\b(?:const|let) dish/, "item"],
  [/<Questions?\b|\bQuestionFields\b/, "FieldList, FieldRow, FieldSettings"],
  [/colour/i, "color"],
];

for (const [name, instead] of RETIRED) {
  test(`no source says ${name.source}; use ${instead}`, () => {
    const found = files
      .filter((file) => file !== "tests/unit/plain-names.test.ts" && file !== "lib/client/schema.ts")
      .flatMap((file) =>
        (text.get(file) ?? "")
          .split("\n")
          .flatMap((line, index) => (name.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
      );
    expect(found).toEqual([]);
  });
}
