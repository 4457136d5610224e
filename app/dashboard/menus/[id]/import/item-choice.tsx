"use client";

import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { formatPrice } from "@/components/pages/menu/price";
import { translationsFor } from "@/components/pages/menu/translations";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import type { CheckedFile } from "@/lib/menus/import";
import { noRoomMessage } from "@/lib/menus/import/no-room";

type Menu = { currency: string; language: string };
type Row = CheckedFile["rows"][number];

type Props = {
  menu: Menu;
  file: CheckedFile;
  busy: boolean;
  error: string | undefined;
  onSave(items: object[]): void;
  onBack(): void;
};

const isFaulty = ({ problems }: Row) => problems.length > 0;

/** A preview of a file's rows to choose from. Rows with problems can't be chosen. */
export function ItemChoice({ menu, file, busy, error, onSave, onBack }: Props) {
  const { rows, ignored, room } = file;
  const good = rows.filter((row) => !isFaulty(row));
  const [chosen, setChosen] = useState(new Set(good.filter(({ known }) => !known).map(({ line }) => line)));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const toggle = (line: number) =>
    setChosen(
      (before) => new Set(before.has(line) ? [...before].filter((each) => each !== line) : [...before, line]),
    );
  const isTooMany = chosen.size > room;
  return (
    <div className="space-y-4">
      <div className="space-y-1">
        <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {good.length} of {countOf(rows.length, "row")} can be imported
        </h2>
        <p className="text-quiet text-sm">
          Nothing is saved yet. Selected dishes are added at the end of their category, and new categories at
          the end of the menu.
        </p>
        {ignored.length > 0 && (
          <p className="text-quiet text-sm wrap-anywhere">Ignored columns: {ignored.join(", ")}.</p>
        )}
      </div>
      <ul aria-label="Dishes to import" className="rounded-card border border-line bg-surface">
        {rows.map((row) => (
          <ItemRow
            key={row.line}
            row={row}
            menu={menu}
            chosen={chosen.has(row.line)}
            onToggle={() => toggle(row.line)}
          />
        ))}
      </ul>
      {isTooMany && (
        <p role="alert" className="text-danger text-sm">
          {noRoomMessage(room, chosen.size)}
        </p>
      )}
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      <div className="sticky bottom-0 flex flex-wrap gap-3 border-line border-t bg-ground py-3">
        <Button
          look="primary"
          disabled={busy || chosen.size === 0 || isTooMany}
          onClick={() => onSave(good.filter(({ line }) => chosen.has(line)).map(({ fields }) => fields))}
        >
          {busy ? "Importing…" : `Import ${countOf(chosen.size, "dish", "dishes")}`}
        </Button>
        <Button disabled={busy} onClick={onBack}>
          Start over
        </Button>
      </div>
    </div>
  );
}

type ItemRowProps = { row: Row; menu: Menu; chosen: boolean; onToggle(): void };

function ItemRow({ row, menu, chosen, onToggle }: ItemRowProps) {
  const { line, fields, problems, known } = row;
  const faulty = isFaulty(row);
  const name = String(fields.name ?? "").trim() || "No name";
  return (
    <li className={clsx("flex gap-3 border-line border-b p-3 last:border-0", faulty && "bg-danger/5")}>
      <input
        type="checkbox"
        id={`line-${line}`}
        aria-label={`Import ${name}, line ${line}`}
        checked={chosen}
        disabled={faulty}
        onChange={onToggle}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <div className="min-w-0 flex-1 text-sm">
        <label
          htmlFor={`line-${line}`}
          className="flex flex-wrap items-baseline gap-x-2 font-medium wrap-anywhere"
        >
          {name}
          <span className="font-normal text-quiet text-xs">Line {line}</span>
          {known && !faulty && <Badge>Already on this menu</Badge>}
        </label>
        {!faulty && <p className="text-quiet wrap-anywhere">{detailsOf(row, menu)}</p>}
        {problems.map(({ column, message }) => (
          <p key={column} className="text-danger wrap-anywhere">
            Line {line}, {column}: {message}
          </p>
        ))}
      </div>
    </li>
  );
}

const WORDS: Readonly<Record<string, string>> = (() => {
  const { diets, allergens, marks } = translationsFor("en");
  return { ...diets, ...allergens, ...marks };
})();

/** A one-line summary of a row: category, price or variants, diets and allergens. */
function detailsOf({ fields }: Row, { currency, language }: Menu): string {
  const show = (price: unknown) => formatPrice(String(price), currency, language);
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const named = (value: unknown) => list(value).map((each) => WORDS[String(each)] ?? String(each));
  const variants = list(fields.variants).map((each) => {
    const { name, price } = Object(each);
    return `${name} ${show(price)}`;
  });
  const price = fields.price === null || fields.price === undefined ? [] : [show(fields.price)];
  const parts = [fields.category, ...price, ...variants, ...named(fields.marks), ...named(fields.dietary)];
  const contains = named(fields.allergens);
  return [...parts, contains.length > 0 && `Contains ${contains.join(", ")}`, fields.description]
    .filter(Boolean)
    .join(" · ");
}
