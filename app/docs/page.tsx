import type { Metadata } from "next";
import { Brand } from "@/components/ui/brand";
import { env } from "@/lib/env";
import { OPERATIONS, TAGS } from "@/lib/openapi/document";
import { Changelog } from "./changelog";
import { Guide } from "./guide";
import { Operation } from "./operation";
import { Webhooks } from "./webhooks";

export const metadata: Metadata = {
  title: "API reference",
  description: "How to use the Waypost REST API, with every endpoint to try.",
};

const GUIDE = [
  ["quickstart", "Quickstart"],
  ["conventions", "Conventions"],
  ["errors", "Errors"],
  ["limits", "Limits"],
  ["idempotency", "Idempotency"],
  ["webhooks", "Webhooks"],
];

const anchor = (tag: string) => tag.toLowerCase().replaceAll(" ", "-");

export default function DocsPage() {
  const tags = TAGS.map((tag) => ({
    ...tag,
    operations: OPERATIONS.filter(({ tag: of }) => of === tag.name),
  }));
  const filled = tags.filter(({ operations }) => operations.length > 0);
  const base = `${env.APP_URL}/api/v1`;
  return (
    <div className="mx-auto grid max-w-6xl gap-x-10 gap-y-6 px-4 py-8 sm:px-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <aside className="lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto">
        <Brand href="/" />
        <nav aria-label="Contents" className="mt-4 text-sm">
          <Contents title="Guide" entries={GUIDE} />
          <Contents title="Reference" entries={filled.map(({ name }) => [anchor(name), name])} />
          <Contents title="More" entries={[["changelog", "Changelog"]]} />
        </nav>
      </aside>
      <main className="min-w-0 space-y-12 [&_a:not([class])]:underline [&_code]:font-mono [&_code]:text-[.92em]">
        <header className="space-y-2">
          <h1 className="font-semibold text-3xl tracking-tight">API reference</h1>
          <p className="max-w-prose text-quiet">
            Base URL: <code className="wrap-anywhere">{base}</code>. OpenAPI 3.1 document:{" "}
            <a href="/api/v1/openapi.json">openapi.json</a>.
          </p>
        </header>
        <Guide base={base} />
        <Webhooks />
        {filled.map(({ name, description, operations }) => (
          <section
            key={name}
            id={anchor(name)}
            aria-labelledby={`${anchor(name)}-title`}
            className="scroll-mt-6"
          >
            <h2 id={`${anchor(name)}-title`} className="font-semibold text-xl tracking-tight">
              {name}
            </h2>
            <p className="mt-1 mb-4 text-quiet text-sm">{description}.</p>
            <div className="space-y-2">
              {operations.map((operation) => (
                <Operation key={operation.id} operation={operation} base="/api/v1" />
              ))}
            </div>
          </section>
        ))}
        <Changelog />
      </main>
    </div>
  );
}

const Contents = ({ title, entries }: { title: string; entries: readonly (readonly string[])[] }) => (
  <div className="mb-4">
    <p className="mb-1 font-medium text-quiet text-xs">{title}</p>
    <ul className="flex flex-wrap gap-x-4 lg:block">
      {entries.map(([id, name]) => (
        <li key={id}>
          <a href={`#${id}`} className="block py-1 hover:underline">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
