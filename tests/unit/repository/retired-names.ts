// Names that were replaced by the standard term, so that they don't come back. On the right: what to write instead.
export const RETIRED: readonly (readonly [name: RegExp, instead: string])[] = [
  [/\b(?:un)?seal(?:ed|Secret)?\b(?!:)/i, "encrypt, decrypt"],
  [
    /\bwaysIn\b|\bStranger\b|\badmit\(|\b\w*[dD]oorNames?\b|\bopenDoor\b|\bDOORS\b/,
    "signInMethods, OAuthProfile, oauthProviders, ROUTES",
  ],
  [
    /\btellEnds\b|\btellOwners\b|\bowner_told\b|\bownerTold\b/,
    "notifyExpired, notifyWebhookOwners, owner_notified",
  ],
  [/\bwake(?:Senders|Inngest)\b/, "signalWorkers, signalInngest"],
  [/\bforget[A-Z]\w*|"forget"|\bgone_?[sS]ubjects?\b/, "purge…, delete…, deleted_subjects"],
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
  [
    /<(?:Answered|Marked|Scrolled)\b|\b(?:const|let|function) scrolled\b|\/scrolled\.tsx?$/,
    "ResponseView, OpenApiLookup, InlineCode, CodeBox, scrollTop",
  ],
  [/\b\w+Dish(?:es)?\b|\bDish(?:es)?[A-Z]|\bdish(?:es)?\.\w|\b(?:const|let) dish/, "item"],
  [/<Questions?\b|\bQuestionFields\b/, "FieldList, FieldRow, FieldSettings"],
  [/colour/i, "color"],
  // As a text it is an example: "Doors open".
  [/(?<!["/])\bdoors?\b/i, "oauth-providers, page-routes, next-adapter, redirect"],
  [/\bjudg/i, "check, validate"],
  [/\b(?:const|let|AS) told\b|\btold\.|\bowners? told\b/, "notified, reported"],
  [
    /\b(?:const|let|of) places?\b(?! [a-z])|, places?\]|\bplaces?Of\b|\bplace: |`place`|\btype Places?\b/,
    "path, index, segment, position, location",
  ],
  [/\bspend\(|\bspent\(/, "consume"],
  [/\breach\(/, "callAction"],
  [/\btimetables?\b|\bappointments?\b/i, "cron, CronJob"],
  [/\b(?:const|let) turns?\b|\bTURN\b/, "yieldToEventLoop, index, round"],
  // In SQL.
  [/\b(?:AS|BY) turns?\b|^\s*\) turns?\b/, "account_rank, round"],
  [/\b(?:const|let|of) slots?\b(?! [a-z])|\bslots?Of\b|\bslot: /, "placeholder, template, position"],
  // `once` of node:events is imported, not declared.
  [/\bconst once = (?:async )?[(<]|\bfunction once\b/, "lazy, lazySync, withIdempotency"],
  [/\bobey\(/, "followOrders"],
];

/** Parts of names in the database, which have the words of `RETIRED` between underscores. */
export const RETIRED_IN_SQL =
  /^(?:answer|dish(?:es)?|doors?|fold(?:ed)?|gone|judged?|lid|places?|seal(?:ed)?|ticket|told|turn)$/;
