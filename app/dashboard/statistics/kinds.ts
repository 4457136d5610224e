import type { View } from "./view";

type Kind = {
  name: string;
  /** The singular. */
  noun: string;
  /** The URL of its list. */
  href: string;
};

/** What can be counted, in the order of the tabs. */
export const KINDS: Readonly<Record<View["kind"], Kind>> = {
  links: { name: "Links", noun: "link", href: "/dashboard/links" },
  bio_pages: { name: "Bio pages", noun: "bio page", href: "/dashboard/bio-pages" },
  menus: { name: "Menus", noun: "menu", href: "/dashboard/menus" },
  countdowns: { name: "Countdown pages", noun: "countdown page", href: "/dashboard/countdowns" },
  timers: { name: "Email timers", noun: "email timer", href: "/dashboard/timers" },
  forms: { name: "Forms", noun: "form", href: "/dashboard/forms" },
};
