import { KeyRound, Link2, PanelsTopLeft } from "lucide-react";
import Link from "next/link";

const STEPS = [
  {
    icon: Link2,
    title: "1. Create a short link",
    text: "Paste a URL above to get a short link and its QR code.",
    href: "/dashboard/links/new",
    action: "More options",
  },
  {
    icon: KeyRound,
    title: "2. Create an API key",
    text: "Each key includes a ready-to-run curl command.",
    href: "/dashboard/api-keys",
    action: "Create API key",
  },
  {
    icon: PanelsTopLeft,
    title: "3. Create a page",
    text: "Share a bio page, a menu or a countdown page that looks great on phones.",
    href: "/dashboard/bio-pages/new",
    action: "Create bio page",
  },
] as const;

/** The onboarding of an empty account. */
export function FirstSteps() {
  return (
    <ol className="grid gap-5 md:grid-cols-3">
      {STEPS.map(({ icon: Icon, title, text, href, action }) => (
        <li key={title} className="flex flex-col rounded-card border border-line bg-surface p-5">
          <Icon className="mb-3 size-6 text-accent" aria-hidden />
          <h2 className="font-semibold text-sm">{title}</h2>
          <p className="mt-1 flex-1 text-quiet text-sm">{text}</p>
          <Link href={href} className="mt-4 font-medium text-accent text-sm underline">
            {action}
          </Link>
        </li>
      ))}
    </ol>
  );
}
