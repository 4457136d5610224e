import {
  ArrowDownUp,
  CalendarClock,
  CircleUser,
  FileSignature,
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
  /** What `c` and the palette make there. */
  make?: string;
};

/** Where one can go, as the sidebar shows it. */
export const NAV_SECTIONS: readonly { title?: string; places: readonly NavItem[] }[] = [
  { places: [{ href: "/dashboard", name: "Home", icon: Home }] },
  {
    title: "Make",
    places: [
      { href: "/dashboard/links", name: "Links", icon: Link2, make: "link" },
      { href: "/dashboard/timers", name: "Email counters", icon: MailPlus, make: "email counter" },
      { href: "/dashboard/countdowns", name: "Countdown pages", icon: CalendarClock, make: "countdown page" },
      { href: "/dashboard/bio-pages", name: "Bio pages", icon: PanelsTopLeft, make: "bio page" },
      { href: "/dashboard/menus", name: "Menus", icon: Utensils, make: "menu" },
      { href: "/dashboard/signatures", name: "Signatures", icon: FileSignature, make: "signature" },
      { href: "/dashboard/forms", name: "Forms", icon: TextCursorInput, make: "form" },
      { href: "/dashboard/utm", name: "UTM builder", icon: Tags },
    ],
  },
  {
    title: "Connect",
    places: [
      { href: "/dashboard/webhooks", name: "Webhooks", icon: Webhook, make: "webhook" },
      { href: "/dashboard/api-keys", name: "API keys", icon: KeyRound },
      { href: "/dashboard/links/import", name: "Import and export", icon: ArrowDownUp },
      { href: "/dashboard/account", name: "Account", icon: CircleUser },
    ],
  },
];

const within = (path: string, href: string): boolean =>
  href === "/dashboard" ? path === href : path === href || path.startsWith(`${href}/`);

/** The place that a path belongs to: of several around it the nearest. */
export const navItemOf = (path: string): NavItem | undefined =>
  NAV_SECTIONS.flatMap(({ places }) => places)
    .filter(({ href }) => within(path, href))
    .sort((a, b) => b.href.length - a.href.length)[0];
