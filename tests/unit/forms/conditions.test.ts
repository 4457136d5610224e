import { expect, test } from "@playwright/test";
import { dropDeadConditions, renameInCondition } from "@/lib/forms/conditions";
import { inputName } from "@/lib/forms/input-names";
import type { FormField } from "@/lib/forms/options";
import { readAnswers } from "@/lib/forms/submission-schema";

const field = (id: string, more: Partial<FormField>): FormField => ({
  id,
  kind: "text",
  label: id,
  help: "",
  required: false,
  options: [],
  ...more,
});
const when = (source: string, ...values: string[]) => ({ show_when: { field: source, values } });

const menu = field("menu", { kind: "choice", options: ["Meat", "Vegan", "Fish"] });
const extras = field("extras", { kind: "checkboxes", options: ["Wine", "Dessert"] });
const stars = field("stars", { kind: "rating", stars: 5 });
const agreed = field("agreed", { kind: "consent" });

function read(fields: FormField[], sent: Record<string, string | string[]>) {
  const body = new URLSearchParams();
  for (const [id, value] of Object.entries(sent))
    for (const one of [value].flat()) body.append(inputName(id), one);
  const { answers, faults } = readAnswers(fields, body);
  return { answers, faults: Object.keys(faults) };
}

const CASES: [string, FormField, Record<string, string | string[]>, boolean][] = [
  ["one of the chosen options", field("x", when("menu", "Meat", "Fish")), { menu: "Fish" }, true],
  ["another option", field("x", when("menu", "Meat", "Fish")), { menu: "Vegan" }, false],
  ["no answer", field("x", when("menu", "Meat")), {}, false],
  ["an invalid answer", field("x", when("menu", "Meat")), { menu: "meat" }, false],
  ["one of several ticked boxes", field("x", when("extras", "Wine")), { extras: ["Dessert", "Wine"] }, true],
  ["another ticked box", field("x", when("extras", "Wine")), { extras: ["Dessert"] }, false],
  ["a chosen rating", field("x", when("stars", "1", "2")), { stars: "2" }, true],
  ["a better rating", field("x", when("stars", "1", "2")), { stars: "3" }, false],
  ["consent", field("x", when("agreed", "yes")), { agreed: "yes" }, true],
  ["no consent", field("x", when("agreed", "yes")), {}, false],
];

for (const [what, x, sent, shown] of CASES)
  test(`after ${what} the field is ${shown ? "shown" : "hidden"}`, () => {
    const fields = [menu, extras, stars, agreed, { ...x, required: true }];
    const filled = read(fields, { ...sent, x: "typed" });
    expect(filled.answers.x).toBe(shown ? "typed" : undefined);
    expect(read(fields, sent).faults.includes("x")).toBe(shown);
    expect(filled.faults).not.toContain("x");
  });

test("a field that depends on a hidden one is hidden, whatever was sent for both", () => {
  const wine = field("wine", { kind: "choice", options: ["Red", "White"], ...when("menu", "Meat") });
  const year = field("year", { required: true, ...when("wine", "Red") });
  const sent = { wine: "Red", year: "1999" };
  expect(read([menu, wine, year], { menu: "Meat", ...sent }).answers).toEqual({ menu: "Meat", ...sent });
  expect(read([menu, wine, year], { menu: "Vegan", ...sent })).toEqual({
    answers: { menu: "Vegan" },
    faults: [],
  });
});

test("conditions on removed fields, kinds and options go, those on other values stay", () => {
  const both = field("a", when("menu", "Meat", "Vegan"));
  const meat = field("b", when("menu", "Meat"));
  const gone = field("c", when("nothing", "Meat"));
  const fewer = { ...menu, options: ["Vegan", "Fish"] };
  const repaired = dropDeadConditions([fewer, both, meat, gone]);
  expect(repaired.fields.map(({ show_when }) => show_when)).toEqual([
    undefined,
    { field: "menu", values: ["Vegan"] },
    undefined,
    undefined,
  ]);
  expect(repaired.shown.map(({ id }) => id)).toEqual(["b", "c"]);
  const asText = dropDeadConditions([field("menu", {}), both]);
  expect(asText.shown.map(({ id }) => id)).toEqual(["a"]);
});

test("a condition follows the option that is renamed, and ignores added and removed ones", () => {
  const condition = { field: "menu", values: ["Vegan"] };
  const after = (options: string[], id = "menu") =>
    renameInCondition(condition, { id, before: menu.options, after: options }).values;
  expect(after(["Meat", "Plants", "Fish"])).toEqual(["Plants"]);
  expect(after(["Meat", "Vegan", "Fish", ""])).toEqual(["Vegan"]);
  expect(after(["Vegan", "Fish"])).toEqual(["Vegan"]);
  expect(after(["Meat", "Plants", "Fish"], "other")).toEqual(["Vegan"]);
});
