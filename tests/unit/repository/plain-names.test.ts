import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ROOT } from "@/tests/support/root";
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
  // As a string it is the slug of an example.
  [/(?<!["/])\bdoors\b/, "providers"],
];

// A form has answers: what its visitors wrote. Everything else has responses.
const FORMS = /^(?:lib\/forms|app\/dashboard\/forms|components\/pages|tests\/(?:api|unit|web)\/forms)\//;

const documents = ["README.md", "prisma/schema.prisma"].concat(
  readdirSync(join(ROOT, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
);

const linesOf = (file: string): string[] =>
  (text.get(file) ?? readFileSync(join(ROOT, file), "utf8")).split("\n");

/** The places in these files where a pattern matches. */
const find = (pattern: RegExp, searched: readonly string[]): string[] =>
  searched
    .filter((file) => file !== "tests/unit/repository/plain-names.test.ts" && file !== "lib/client/schema.ts")
    .flatMap((file) =>
      linesOf(file).flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
    );

for (const [name, instead] of RETIRED) {
  test(`no source or document says ${name.source}; use ${instead}`, () => {
    expect(find(name, [...files, ...documents])).toEqual([]);
  });
}

test("no variable outside of forms is called answer; use response", () => {
  const others = files.filter((file) => !FORMS.test(file));
  expect(find(/\b(?:const|let) answers?\b/, others)).toEqual([]);
});
