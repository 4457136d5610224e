import type { FaultCode, RejectionCode } from "@/lib/forms/view";

/** The plural forms of a text; missing ones fall back to `other`. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** What happened, why, and what to do. */
export type NoticeWords = { title: string; what: string; next: string };

/** The built-in texts of public pages in one language. `{name}` is replaced when the page is rendered. */
export type Words = {
  notices: {
    /** `home` links to the home page of this site. */
    missing: NoticeWords & { home: string };
    expired: NoticeWords;
    limit_reached: NoticeWords;
    disabled: NoticeWords;
    /** The text in brackets becomes a reload link. */
    unavailable: NoticeWords;
    form_closed: NoticeWords;
  };
  clock: {
    timeLeft: string;
    days: Plural;
    hours: Plural;
    minutes: Plural;
    seconds: Plural;
    /** Without prepositions that depend on the hour (Spanish: a la 1:05, a las 2:05). */
    moment: string;
    /** After a date and a time in the visitor's time zone. */
    yourTime: string;
  };
  waiting: {
    title: string;
    /** In the browser's title bar. */
    starts: string;
    keepOpen: string;
    again: string;
    until: string;
    opening: string;
    offline: string;
  };
  password: {
    title: string;
    label: string;
    open: string;
    ask: string;
    wrong: string;
    /** After too many wrong passwords, with the minutes to wait. */
    throttled: Plural;
    /** The server can't check more passwords at once. */
    busy: string;
  };
  countdown: {
    ends: string;
    ended: string;
    message: string;
    button: string;
    calendar: string;
    countingDown: string;
    /** On the share image. */
    label: string;
  };
  form: {
    send: string;
    sending: string;
    thanks: string;
    /** In the browser's title bar, after submitting. */
    sent: string;
    notSent: string;
    next: string;
    optional: string;
    select: string;
    leaveEmpty: string;
    stars: Plural;
    onlyIfTicked: string;
    onlyIfAnswered: string;
    onlyIfIncludes: string;
    attention: Plural;
    closedOn: string;
    label: string;
  };
  faults: Record<FaultCode, string>;
  rejections: Record<RejectionCode, string>;
  bio: {
    share: string;
    copied: string;
    socials: string;
    links: string;
    watch: string;
    listen: string;
    /** On the share image. */
    count: Plural;
    label: string;
  };
};
