import { createElement } from "react";
import { PasswordForm, type PasswordProblem } from "@/components/pages/password-form";
import { passwordStyle } from "@/components/pages/password-style";
import { placeholder } from "@/components/pages/placeholder";
import { lazy } from "@/lib/async/lazy";
import { html } from "@/lib/html/markup";
import type { PageLanguage } from "@/lib/validation/languages";
import { documentHeaders, markup } from "@/lib/visitors/response/document";
import type { VisitorResponse } from "@/lib/visitors/response/response";
import { compileTemplate, type Fill } from "@/lib/visitors/response/template";

/** What to draw. */
export type PasswordPage = {
  /** The short link without its scheme, like go.example.com/spring. */
  address: string;
  language: PageLanguage;
  /** From lib/visitors/password/encrypted-source.ts, or untrusted text of a visitor. */
  source: string;
  /** `retryAfter`, in seconds: after too many wrong passwords. */
  problem?: "wrong" | "busy" | { retryAfter: number } | undefined;
};

const headers = {
  ...documentHeaders({ styles: [passwordStyle], submitsAnywhere: true }),
  Vary: "Accept-Language",
};

/** The longest wait, by the rule in attempt-password.ts, bounds the pages per language. */
const MAX_MINUTES = 15;

/**
 * The page that asks for a link's password: 200, 403 after a wrong one, 429 after too many, 503 while too many are
 * being checked (docs/contract.md §3, Visitors). Cached per language and problem, against floods.
 */
export async function passwordPage({
  address,
  language,
  source,
  problem,
}: PasswordPage): Promise<VisitorResponse> {
  const fill = await templateOf(language, shownProblem(problem));
  const path = address.slice(address.indexOf("/"));
  const values = { address: html`${address}`.text, path: html`${path}`.text, source: html`${source}`.text };
  return { ...statusOf(problem), ...fill(values) };
}

function statusOf(problem: PasswordPage["problem"]): Pick<VisitorResponse, "status" | "headers"> {
  if (problem === undefined) return { status: 200, headers: { ...headers } };
  if (problem === "wrong") return { status: 403, headers: { ...headers } };
  const [status, wait] = problem === "busy" ? [503, 1] : [429, problem.retryAfter];
  return { status, headers: { ...headers, "Retry-After": String(wait) } };
}

const shownProblem = (problem: PasswordPage["problem"]): PasswordProblem | undefined =>
  typeof problem === "object"
    ? { minutes: Math.min(Math.ceil(problem.retryAfter / 60), MAX_MINUTES) }
    : problem;

const templates = new Map<string, () => Promise<Fill>>();

function templateOf(language: PageLanguage, problem: PasswordProblem | undefined): Promise<Fill> {
  const name = `${language} ${typeof problem === "object" ? problem.minutes : problem}`;
  const template = templates.get(name) ?? lazy(() => compile(language, problem));
  templates.set(name, template);
  return template();
}

const compile = async (language: PageLanguage, problem: PasswordProblem | undefined): Promise<Fill> => {
  const [address, path, source] = [placeholder("address"), placeholder("path"), placeholder("source")];
  return compileTemplate(
    await markup(createElement(PasswordForm, { address, path, source, language, problem })),
  );
};
