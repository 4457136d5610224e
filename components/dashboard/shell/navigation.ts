import {
  ArrowDownUp,
  CalendarClock,
  ChartColumn,
  CircleUser,
  FileSignature,
  Globe,
  Home,
  KeyRound,
  Link2,
  type LucideIcon,
  MailPlus,
  PanelsTopLeft,
  Tags,
  TextCursorInput,
  Utensils,
  Webhook,
} from "lucide-react";

export type NavItem = {
  href: string;
  name: string;
  icon: LucideIcon;
  /** What `c` and the palette create there. */
  noun?: string;
  /** "Create" by default. */
  verb?: string;
};

/** The sections of the sidebar. */
export const NAV_SECTIONS: readonly { title?: string; items: readonly NavItem[] }[] = [
  {
    items: [
      { href: "/dashboard", name: "Home", icon: Home },
      { href: "/dashboard/statistics", name: "Statistics", icon: ChartColumn },
    ],
  },
  {
    title: "Create",
    items: [
      { href: "/dashboard/links", name: "Links", icon: Link2, noun: "link" },
      { href: "/dashboard/timers", name: "Email timers", icon: MailPlus, noun: "email timer" },
      { href: "/dashboard/countdowns", name: "Countdown pages", icon: CalendarClock, noun: "countdown page" },
      { href: "/dashboard/bio-pages", name: "Bio pages", icon: PanelsTopLeft, noun: "bio page" },
      { href: "/dashboard/menus", name: "Menus", icon: Utensils, noun: "menu" },
      { href: "/dashboard/signatures", name: "Signatures", icon: FileSignature, noun: "signature" },
      { href: "/dashboard/forms", name: "Forms", icon: TextCursorInput, noun: "form" },
      { href: "/dashboard/utm", name: "UTM builder", icon: Tags },
    ],
  },
  {
    title: "Settings",
    items: [
      { href: "/dashboard/domains", name: "Domains", icon: Globe, noun: "domain", verb: "Add" },
      { href: "/dashboard/webhooks", name: "Webhooks", icon: Webhook, noun: "webhook" },
      { href: "/dashboard/api-keys", name: "API keys", icon: KeyRound },
      { href: "/dashboard/links/import", name: "Import and export", icon: ArrowDownUp },
      { href: "/dashboard/account", name: "Account", icon: CircleUser },
    ],
  },
];

const within = (path: string, href: string): boolean =>
  href === "/dashboard" ? path === href : path === href || path.startsWith(`${href}/`);

/** The item that a path belongs to; the most specific one wins. */
export const navItemOf = (path: string): NavItem | undefined =>
  NAV_SECTIONS.flatMap(({ items }) => items)
    .filter(({ href }) => within(path, href))
    .sort((a, b) => b.href.length - a.href.length)[0];
