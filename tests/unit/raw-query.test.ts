import { expect, test } from "@playwright/test";
import fc from "fast-check";
import pg from "pg";
import { rawQuery } from "@/lib/db/raw-query";

const { TIMESTAMPTZ } = pg.types.builtins;
const parse = rawQuery(Object.assign(["SELECT 1"], { raw: ["SELECT 1"] }), []).types.getTypeParser(
  TIMESTAMPTZ,
  "text",
);
const parseByPg = pg.types.getTypeParser(TIMESTAMPTZ, "text");

/** As PostgreSQL writes a time: without the zeros at the end of a fraction. */
const textOf = (time: Date, micros: number) => {
  const [seconds] = time.toISOString().replace("T", " ").split(".");
  const fraction = String(time.getUTCMilliseconds() * 1000 + micros)
    .padStart(6, "0")
    .replace(/0+$/, "");
  return `${seconds}${fraction && `.${fraction}`}+00`;
};

test("times of rows are read as pg reads them, to the millisecond", () => {
  const times = fc.date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(times, fc.constantFrom(0, 1, 999), (time, micros) => {
      const text = textOf(time, micros);
      expect(parse(text), text).toEqual(parseByPg(text));
      expect(parse(text), text).toEqual(time);
    }),
  );
});

test("years before 1000 and after 9999, other zones and infinity are read as pg reads them", () => {
  const others = [
    "0044-03-15 12:00:00+00",
    "0044-03-15 12:00:00.5+00 BC",
    "10000-01-01 00:00:00+00",
    "10000-01-01 00:00:00.25+00",
    "2026-11-27 07:49:00.057+05:30",
    "2026-11-27 07:49:00-03",
    "infinity",
    "-infinity",
  ];
  for (const text of others) expect(parse(text), text).toEqual(parseByPg(text));
});
