import type { LucideIcon } from "lucide-react";
import { CalendarClock, FileSignature, Link2, MailPlus, PanelsTopLeft, Utensils } from "lucide-react";
import Link from "next/link";
import { DashboardPreview } from "@/components/landing/dashboard-preview";
import { Brand } from "@/components/ui/brand";
import { LinkButton } from "@/components/ui/button";
import { env } from "@/lib/env";
import { currentSession } from "@/lib/http/auth/session";

const FEATURES: readonly { icon: LucideIcon; name: string; text: string }[] = [
  { icon: Link2, name: "Short links", text: "with QR codes, start and expiry dates, and exact click limits" },
  { icon: MailPlus, name: "Email timers", text: "that count down live inside an email" },
  { icon: CalendarClock, name: "Countdown pages", text: "accurate to the second on every device" },
  { icon: PanelsTopLeft, name: "Bio pages", text: "for all your links in one place" },
  { icon: Utensils, name: "Menus", text: "that guests open with a QR code" },
  { icon: FileSignature, name: "Signatures", text: "that look right in every email client" },
];

export default async function HomePage() {
  const session = await currentSession();
  const open = env.SIGNUP === "open";
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col px-4 sm:px-8">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-5">
        <Brand href="/" />
        <nav aria-label="Main" className="flex items-center gap-1">
          <LinkButton href="/docs" look="quiet" prefetch={false}>
            API
          </LinkButton>
          {!session && (
            <LinkButton href="/login" look={open ? "quiet" : "primary"}>
              Sign in
            </LinkButton>
          )}
        </nav>
      </header>
      <main className="grid flex-1 items-center gap-10 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-14">
        <div>
          <h1 className="text-balance font-semibold text-4xl tracking-tight sm:text-5xl">
            Short links that count every visitor
          </h1>
          <p className="mt-5 max-w-prose text-lg text-quiet">
            Shorten a URL, get its QR code, and count every visitor exactly once. Countdown pages, bio pages,
            menus and signatures are included, with one dashboard and one REST API.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            {session && (
              <LinkButton href="/dashboard" look="primary">
                Go to dashboard
              </LinkButton>
            )}
            {!session && open && (
              <LinkButton href="/signup" look="primary">
                Create account
              </LinkButton>
            )}
            <LinkButton href="/docs" prefetch={false}>
              API reference
            </LinkButton>
          </div>
          <ul className="mt-9 grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {FEATURES.map(({ icon: Icon, name, text }) => (
              <li key={name} className="flex gap-3 text-sm">
                <Icon className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden />
                <p>
                  <span className="font-medium">{name}</span> <span className="text-quiet">{text}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <DashboardPreview />
      </main>
      <footer className="flex flex-wrap justify-between gap-2 border-line border-t py-5 text-quiet text-sm">
        <p>
          API base URL: <code>{env.APP_URL}/api/v1</code>
        </p>
        <Link href="/docs" prefetch={false} className="underline">
          API reference
        </Link>
      </footer>
    </div>
  );
}
