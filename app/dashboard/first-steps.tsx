import { KeyRound, Link2, PanelsTopLeft } from "lucide-react";
import Link from "next/link";

const STEPS = [
  {
    icon: Link2,
    title: "1. Make a short link",
    text: "Paste an address above. You get a short one that counts who opens it, and its QR code.",
    href: "/dashboard/links/new",
    action: "With all options",
  },
  {
    icon: KeyRound,
    title: "2. Make an API key",
    text: "It comes with a line for your terminal that works as pasted.",
    href: "/dashboard/api-keys",
    action: "To the keys",
  },
  {
    icon: PanelsTopLeft,
    title: "3. Make a page",
    text: "A bio page, a menu behind a QR code, or a countdown, made for the phone.",
    href: "/dashboard/bio-pages/new",
    action: "A bio page",
  },
] as const;

/** What an empty account can begin with. */
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
