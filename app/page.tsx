import type { LucideIcon } from "lucide-react";
import { CalendarClock, FileSignature, Link2, MailPlus, PanelsTopLeft, Utensils } from "lucide-react";
import Link from "next/link";
import { Picture } from "@/components/landing/picture";
import { Brand } from "@/components/ui/brand";
import { LinkButton } from "@/components/ui/button";
import { env } from "@/lib/env";
import { sessionOwner } from "@/lib/http/auth/session";

const THINGS: readonly { icon: LucideIcon; name: string; text: string }[] = [
  { icon: Link2, name: "Short links", text: "with QR codes, a start, an end and a limit that holds" },
  { icon: MailPlus, name: "Email counters", text: "images that count down inside a mail" },
  { icon: CalendarClock, name: "Countdown pages", text: "correct to the second, on every phone" },
  { icon: PanelsTopLeft, name: "Bio pages", text: "one address for everything you are" },
  { icon: Utensils, name: "Menus", text: "behind the QR code on the table" },
  { icon: FileSignature, name: "Signatures", text: "that survive every mail program" },
];

export default async function HomePage() {
  const session = await sessionOwner();
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
            Every link, counted to the last visitor
          </h1>
          <p className="mt-5 max-w-prose text-lg text-quiet">
            Waypost shortens, draws the QR code, and counts every person exactly once. Pages for menus, bios
            and countdowns come with it, behind one dashboard and one REST API.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            {session && (
              <LinkButton href="/dashboard" look="primary">
                Open the dashboard
              </LinkButton>
            )}
            {!session && open && (
              <LinkButton href="/signup" look="primary">
                Make an account
              </LinkButton>
            )}
            <LinkButton href="/docs" prefetch={false}>
              Read the API
            </LinkButton>
          </div>
          <ul className="mt-9 grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {THINGS.map(({ icon: Icon, name, text }) => (
              <li key={name} className="flex gap-3 text-sm">
                <Icon className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden />
                <p>
                  <span className="font-medium">{name}</span> <span className="text-quiet">{text}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <Picture />
      </main>
      <footer className="flex flex-wrap justify-between gap-2 border-line border-t py-5 text-quiet text-sm">
        <p>
          The API is at <code>{env.APP_URL}/api/v1</code>
        </p>
        <Link href="/docs" prefetch={false} className="underline">
          API reference
        </Link>
      </footer>
    </div>
  );
}
