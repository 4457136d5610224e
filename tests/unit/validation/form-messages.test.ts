import { expect, test } from "@playwright/test";
import type { z } from "zod";
import { keyShape } from "@/lib/api-keys/schema";
import { linkFaults as bioLinkFaults, linkShape, pageShape } from "@/lib/bio-pages/schema";
import { countdownShape, redirectFaults } from "@/lib/countdowns/schema";
import { AppError } from "@/lib/errors";
import { formShape } from "@/lib/forms/schema";
import { toAppError } from "@/lib/http/response/responses";
import { createShape, extendShape, linkFaults } from "@/lib/links/schema";
import { itemShape, menuShape, priceFaults } from "@/lib/menus/schema";
import { signatureShape } from "@/lib/signatures/schema";
import { timerShape } from "@/lib/timers/schema";
import { email, password } from "@/lib/users/schema";
import { templateShape } from "@/lib/utm/schema";
import { validate } from "@/lib/validation/validate";
import { shape as webhookShape } from "@/lib/webhooks/schema";

const now = new Date("2030-01-01T00:00:00Z");
const DAY = 86_400_000;

const accountShape = { email: email(), password: password() };
const field = { id: "a", kind: "choice", label: "Color", options: ["Red"] };

/** What validation throws for one field with this value. */
function errorOf(shape: Readonly<Record<string, z.ZodType>>, name: string, value: unknown) {
  const rule = shape[name];
  if (!rule) throw new Error(`no field ${name}`);
  try {
    validate({ [name]: rule }, { [name]: value });
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  return undefined;
}

const WEB = "Enter a full web address, like https://example.com";
const CONTACT = "Enter a web address like https://example.com, an email address or a phone number";

for (const [shape, name, value, message, at] of [
  [createShape, "url", "", WEB],
  [createShape, "url", "example.com", WEB],
  [createShape, "url", "ftp://example.com/", WEB],
  [createShape, "url", "https://a:b@example.com/", "Remove the user name and password from the address"],
  [
    createShape,
    "url",
    `https://example.com/${"a".repeat(2048)}`,
    "Enter a web address of at most 2,048 characters",
  ],
  [createShape, "alias", "not a slug", "Use only letters, digits, hyphens and underscores"],
  [createShape, "alias", "a".repeat(65), "Enter at most 64 characters"],
  [createShape, "title", "a".repeat(201), "Enter at most 200 characters"],
  [createShape, "title", "a\u0000b", "Remove the characters that can't be displayed"],
  [createShape, "click_limit", 0, "Enter 1 or more"],
  [createShape, "click_limit", 2e9, "Enter 1,000,000,000 or less"],
  [createShape, "click_limit", 1.5, "Enter a whole number"],
  [createShape, "click_limit", "many", "Enter a number"],
  [createShape, "paused", "yes", "Enter true or false"],
  [createShape, "expires_at", "soon", "Enter a valid date and time"],
  [timerShape, "ends_at", null, "This field is required"],
  [timerShape, "width", 5000, "Enter 1,200 or less"],
  [timerShape, "units", "", "Choose at least one unit"],
  [timerShape, "labels", { days: "a".repeat(17) }, "Enter at most 16 characters for each label"],
  [timerShape, "bg", "red", "Enter a color as six hex digits, like 1a2b3c"],
  [countdownShape, "title", "", "This field is required"],
  [countdownShape, "timezone", "Mars/Olympus", "Choose a time zone from the list, like Europe/Berlin"],
  [linkShape, "url", "nonsense", CONTACT],
  [pageShape, "socials", [{ platform: "x", url: "nonsense" }], `Social link 1: ${CONTACT}`, "0.url"],
  [pageShape, "theme", "plaid", "Choose one of the options"],
  [menuShape, "currency", "XXX", "Choose a currency from the list, like EUR"],
  [menuShape, "language", "Klingon!", "Choose a language from the list"],
  [menuShape, "phone", "12", "Enter a phone number with at least 3 digits"],
  [menuShape, "tables", ["a".repeat(21)], "Enter at most 300 different tables of 1 to 20 characters each"],
  [itemShape, "variants", [{ name: "Small", price: null }], "Variant 1: Enter a price", "0.price"],
  [itemShape, "price", "12,345", "Enter a price, like 4.50"],
  [itemShape, "price", 1.001, "Enter an amount from 0 to 999,999,999.99 with at most 2 decimals"],
  [signatureShape, "email", "nonsense", "Enter an email address, like ada@example.com"],
  [webhookShape, "events", [], "Choose at least one event"],
  [formShape, "fields", [], "Add at least one"],
  [formShape, "fields", [field, { ...field, id: "b", label: " " }], "Field 2: Enter a label", "1.label"],
  [formShape, "fields", [{ ...field, options: [] }], "Field 1: Enter at least one option", "0.options"],
  [formShape, "fields", [{ ...field, options: ["A", " "] }], "Field 1: Remove the empty option", "0.options"],
  [
    formShape,
    "fields",
    [{ ...field, options: ["A", "A"] }],
    "Field 1: Enter each option only once",
    "0.options",
  ],
  [formShape, "notify_email", "nonsense", "Enter an email address, like ada@example.com"],
  [accountShape, "email", "", "Enter an email address, like ada@example.com"],
  [accountShape, "password", "short", "Enter at least 8 characters"],
  [accountShape, "password", "a".repeat(201), "Enter at most 200 characters"],
] as const) {
  test(`a form with the ${name} ${JSON.stringify(value).slice(0, 40)} shows: ${message}`, () => {
    const error = errorOf(shape, name, value);
    expect(error?.form).toEqual({ field: name, message, ...(at && { at }) });
    expect(error?.message, "the API's own sentence stays").toMatch(
      new RegExp(`^${name}(\\[0\\].(url|price))? (must|is required|\\d: )`),
    );
  });
}

test("rules between fields have a form message", () => {
  const [earlier, later] = [new Date(now.getTime() + DAY), new Date(now.getTime() + 2 * DAY)];
  const page = { expired_action: "redirect", redirect_url: null, slug: null, onOwnHost: false };
  const faults = [
    ...linkFaults({ expires_at: now }, undefined, now),
    ...linkFaults({ expires_at: earlier, expire_days: 7 }, undefined, now),
    ...linkFaults({ expires_at: earlier, starts_at: later }, undefined, now),
    ...bioLinkFaults({ starts_at: later, ends_at: earlier }),
    ...redirectFaults(page),
    ...priceFaults({ price: 0, variants: [{ name: "Small", price: "1" }] }),
  ];
  expect(faults.map(([name, , message]) => `${name}: ${message}`)).toEqual([
    "expires_at: Choose a time in the future, at most a year from now",
    "expires_at: Choose either a date or a number of days",
    "starts_at: Choose a time before the link expires",
    "ends_at: Choose a time after the link starts",
    "redirect_url: Enter the web address to redirect to, like https://example.com",
    "price: Leave this blank: each variant has its own price",
  ]);
});

test("no invalid value of any field shows the API's rule in a form", () => {
  const shapes = {
    accountShape,
    countdownShape,
    createShape,
    extendShape,
    formShape,
    itemShape,
    keyShape,
    linkShape,
    menuShape,
    pageShape,
    signatureShape,
    templateShape,
    timerShape,
    webhookShape,
  };
  const values = [
    undefined,
    null,
    "",
    " ",
    "nonsense!",
    "a\u0000",
    "a".repeat(9_999),
    -1,
    0.5,
    1e15,
    true,
    [],
    {},
  ];
  const nested = [[{}], [null], ["nonsense!"], [{ platform: "x", url: "" }], ["milk", "milk"]];
  const shown = Object.entries(shapes).flatMap(([resource, shape]) =>
    Object.keys(shape).flatMap((name) =>
      [...values, ...nested].flatMap((value) => {
        const message = errorOf(shape, name, value)?.form.message;
        return message === undefined ? [] : [`${resource}.${name} ${message}`];
      }),
    ),
  );
  expect(shown.length).toBeGreaterThan(500);
  expect(
    shown.filter(
      (text) =>
        !/^\w+\.\w+ (Enter|Add|Choose|Use|Remove|This|Field \d|Social|Tag \d|Variant|Entry)/.test(text),
    ),
  ).toEqual([]);
  expect(shown.filter((text) => /\bmust\b|\bISO\b|IANA|BCP/.test(text))).toEqual([]);
});

test("the dashboard has its own messages for missing resources and server errors", () => {
  const missing = toAppError(Object.assign(new Error(), { code: "P2025" }));
  expect(missing.form.message).toBe("This no longer exists. It may have been deleted in the meantime.");
  const failed = toAppError(new Error("unexpected"));
  expect(failed.form.message).toBe("Something went wrong on our side. Try again in a moment.");
});
