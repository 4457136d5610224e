import { Check, CodeXml, Link2, PanelsTopLeft, Utensils } from "lucide-react";
import { Link } from "@/components/ui/link";
import { DismissSteps } from "./dismiss-steps";

/** What an account already has. */
type Done = { links: boolean; menus: boolean; bio_pages: boolean; api: boolean };

const GOALS = [
  {
    icon: Link2,
    done: "links",
    title: "Share a link",
    text: "Paste a URL above to get a short link and its QR code.",
    href: "/dashboard/links/new",
    action: "Create link",
  },
  {
    icon: Utensils,
    done: "menus",
    title: "Put my menu online",
    text: "Guests scan the code on their table. Price changes apply at once.",
    href: "/dashboard/menus/new",
    action: "Create menu",
  },
  {
    icon: PanelsTopLeft,
    done: "bio_pages",
    title: "Build a bio page",
    text: "All your links on one page that looks great on phones.",
    href: "/dashboard/bio-pages/new",
    action: "Create bio page",
  },
  {
    icon: CodeXml,
    done: "api",
    title: "Use the API",
    text: "Each key includes a ready-to-run curl command.",
    href: "/dashboard/api-keys",
    action: "Create API key",
  },
] as const;

/** An onboarding checklist, until all is done or it is dismissed. */
export function FirstSteps({ done }: { done: Done }) {
  if (GOALS.every((goal) => done[goal.done])) return null;
  return (
    <section aria-labelledby="first-steps" className="mb-5">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id="first-steps" className="font-semibold text-sm">
          What would you like to do?
        </h2>
        <DismissSteps />
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {GOALS.map(({ icon: Icon, done: goal, title, text, href, action }) => (
          <li key={title} className="flex flex-col rounded-card border border-line bg-surface p-4">
            <p className="flex items-center gap-2 font-semibold text-sm">
              {done[goal] ? (
                <Check className="size-5 text-good" aria-label="Done" />
              ) : (
                <Icon className="size-5 text-accent" aria-hidden />
              )}
              {title}
            </p>
            <p className="mt-1 flex-1 text-quiet text-sm">{text}</p>
            <Link href={href} className="mt-3 font-medium text-accent text-sm underline">
              {action}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
