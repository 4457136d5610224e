import type { Metadata } from "next";
import { cookies } from "next/headers";
import { readTheme, THEME_COOKIE } from "@/components/dashboard/theme";
import { SAMPLE_LINK, sampleText } from "@/components/landing/api-sample";
import { Developers } from "@/components/landing/developers";
import { Picture } from "@/components/landing/picture";
import { PICTURES } from "@/components/landing/pictures";
import { Products } from "@/components/landing/products";
import { Reliability } from "@/components/landing/reliability";
import { Section } from "@/components/landing/section";
import { Brand } from "@/components/ui/brand";
import { LinkButton } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/code-block";
import { env } from "@/lib/env";
import { currentSession } from "@/lib/http/auth/session";
import { curlCommand } from "@/lib/openapi/curl";

const description =
  "Short links with QR codes and statistics, bio pages, menus, countdowns and forms, in one dashboard with a REST API.";

export const metadata: Metadata = {
  metadataBase: new URL(env.APP_URL),
  description,
  openGraph: { title: "Waypost", description, url: "/", images: ["/readme.png"] },
};

export default async function HomePage() {
  const session = await currentSession();
  const theme = readTheme((await cookies()).get(THEME_COOKIE)?.value);
  const open = env.SIGNUP === "open";
  const api = `${env.APP_URL}/api/v1`;
  const start = session ? (
    <LinkButton href="/dashboard" look="primary">
      Go to dashboard
    </LinkButton>
  ) : (
    open && (
      <LinkButton href="/signup" look="primary">
        Create account
      </LinkButton>
    )
  );
  return (
    <div className="mx-auto min-h-dvh max-w-6xl px-4 sm:px-8">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-5">
        <Brand href="/" />
        <nav aria-label="Main" className="flex items-center gap-1">
          <LinkButton href="/docs" look="quiet">
            API
          </LinkButton>
          {!session && (
            <LinkButton href="/login" look={open ? "quiet" : "primary"}>
              Sign in
            </LinkButton>
          )}
        </nav>
      </header>
      <main>
        <section className="pt-10 pb-14 sm:pt-16 sm:pb-20">
          <h1 className="max-w-4xl text-balance font-semibold text-4xl tracking-tight sm:text-6xl">
            Short links that count every visitor
          </h1>
          <p className="mt-5 max-w-2xl text-pretty text-lg text-quiet sm:text-xl">
            Shorten a URL, print its QR code, and see where clicks come from. Bio pages, menus, countdowns and
            forms are included, in one dashboard with a REST API, on your own server.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            {start}
            <LinkButton href="/docs">API reference</LinkButton>
          </div>
          <div className="mt-12 overflow-hidden rounded-card border border-line shadow-lift">
            <Picture
              of={PICTURES.link}
              onPhones={PICTURES.linkPhone}
              theme={theme}
              alt="A short link in the dashboard, with its destination and its QR code"
              first
            />
          </div>
        </section>
        <Section
          id="products"
          title="More than a short link"
          text="For marketing teams, restaurants, creators and everyone who shares links. Public pages work without JavaScript and load nothing from third parties."
        >
          <Products theme={theme} />
        </Section>
        <Section
          id="reliability"
          title="Numbers you can rely on"
          text="Statistics by day, country, referrer, device and browser are only as good as the count behind them."
        >
          <Reliability />
        </Section>
        <Section
          id="developers"
          title="One request, one link"
          text="Links, timers, pages, menus and signatures have a REST API with an OpenAPI 3.1 document and a typed client."
        >
          <Developers
            theme={theme}
            request={curlCommand(`${api}/links`, "$WAYPOST_KEY", SAMPLE_LINK, { lines: true })}
            response={sampleText(env.SHORT_URL)}
          />
        </Section>
        <Section
          id="self-hosting"
          title="Your server in two commands"
          text="You need Node.js and nothing else: PostgreSQL is included. Run these in the project's folder, then open the dashboard."
        >
          <div className="max-w-xl">
            <CodeBlock label="commands" value={"npm install\nnpm start"} />
          </div>
          {start && <div className="mt-8">{start}</div>}
        </Section>
      </main>
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t py-6 text-quiet text-sm">
        <p className="wrap-anywhere">
          API base URL: <code>{api}</code>
        </p>
        <nav aria-label="Documentation" className="flex flex-wrap gap-x-5 gap-y-2">
          <a href="/docs" className="underline">
            API reference
          </a>
          <a href="/docs/quickstart" className="underline">
            Quickstart
          </a>
          <a href="/docs/changelog" className="underline">
            Changelog
          </a>
        </nav>
      </footer>
    </div>
  );
}
