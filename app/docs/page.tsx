import type { Metadata } from "next";
import { env } from "@/lib/env";
import { OPERATIONS } from "@/lib/openapi/document";
import { SCALAR_URL } from "@/lib/openapi/scalar";
import { Reference } from "./reference";

export const metadata: Metadata = {
  title: "API reference",
  description: "Every operation of the Waypost REST API, with samples and requests to try.",
};

const BASE = "/api/v1";

export default function DocsPage() {
  return (
    <div className="min-h-dvh">
      <Reference script={SCALAR_URL} document={`${BASE}/openapi.json`} />
      <noscript>
        <main className="mx-auto max-w-3xl space-y-4 px-4 py-8 text-sm">
          <p>
            The API reference needs JavaScript. Everything in it is in the{" "}
            <a href={`${BASE}/openapi.json`} className="underline">
              OpenAPI document
            </a>
            . Base URL: <code>{env.APP_URL + BASE}</code>
          </p>
          <ul>
            {OPERATIONS.map(({ id, method, path, summary }) => (
              <li key={id}>
                <code>
                  {method.toUpperCase()} {path}
                </code>{" "}
                {summary}
              </li>
            ))}
          </ul>
        </main>
      </noscript>
    </div>
  );
}
