import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { apiDocument } from "@/lib/openapi/document";

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value at a path of a document; undefined if there is none. */
export const dig = (value: unknown, ...steps: string[]): unknown =>
  steps.reduce((inner, step) => (isJson(inner) ? inner[step] : undefined), value);

export const document = apiDocument();

/** Makes response schemas reject undescribed fields. Request bodies may have more. */
function closed(value: unknown, path: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((inner) => closed(inner));
  if (!isJson(value)) return value;
  const [parent, name = ""] = path.slice(-2);
  if (parent === "schemas" && /(Create|Update|Extend|^Webhook)$/.test(name)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, closed(item, [...path, key])]),
  );
  return isJson(value.properties) && name !== "requestBody"
    ? { additionalProperties: false, ...inner }
    : inner;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema({ $id: "api", ...Object(closed(document)) });

const compiled = new Map<string, ValidateFunction>();

const pointer = (steps: readonly string[]): string =>
  steps.map((step) => `/${encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))}`).join("");

/** How a value violates the schema at this path of the document; undefined when it matches. */
export function faultsAt(path: readonly string[], value: unknown): string | undefined {
  const key = pointer(path);
  const validate = compiled.get(key) ?? ajv.compile({ $ref: `api#${key}` });
  compiled.set(key, validate);
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

const templates = Object.keys(Object(document.paths))
  // `/links/bulk` before `/links/{id}`.
  .sort((a, b) => Number(a.includes("{")) - Number(b.includes("{")))
  .map((template) => ({
    template,
    pattern: new RegExp(`^${template.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`),
  }));

export const templateOf = (path: string): string | undefined =>
  templates.find(({ pattern }) => pattern.test(path.replace(/\?.*$/s, "")))?.template;

/** How an API response violates its description; undefined when it matches or has no description. */
export function responseFaults(
  method: string,
  path: string,
  status: number,
  headers: Headers,
  body: unknown,
) {
  const template = templateOf(path) ?? "";
  const operation = dig(document, "paths", template, method.toLowerCase());
  if (operation === undefined) return undefined;
  const response = dig(operation, "responses", String(status));
  if (response === undefined) return `${method} ${template} does not describe the status ${status}`;
  const at = pathOf(template, method.toLowerCase(), status, response);
  const described = dig(document, ...at);
  const missing = Object.keys(Object(dig(described, "headers")))
    .filter((name) => name !== "Idempotent-Replayed")
    .filter((name) => !headers.has(name));
  if (missing.length) return `${method} ${template} ${status} lacks ${missing.join(", ")}`;
  const types = Object.keys(Object(dig(described, "content")));
  const type = headers.get("Content-Type")?.replace(/;.*/, "") ?? "no content type";
  if (types.length && !types.includes(type)) return `${method} ${template} ${status} is ${type}`;
  if (!types.includes("application/json")) return undefined;
  const faults = faultsAt([...at, "content", "application/json", "schema"], body);
  return faults && `${method} ${template} ${status}: ${faults}`;
}

function pathOf(template: string, method: string, status: number, response: unknown): string[] {
  const ref = dig(response, "$ref");
  if (typeof ref === "string") return ref.replace("#/", "").split("/");
  return ["paths", template, method, "responses", String(status)];
}
