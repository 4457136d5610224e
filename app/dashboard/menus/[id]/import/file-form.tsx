"use client";

import { Download, FileUp } from "lucide-react";
import { useState } from "react";
import { CsvFileField } from "@/components/dashboard/csv-file-field";
import { buttonClass } from "@/components/ui/button";
import { CONTROL } from "@/components/ui/fields/field";
import { usePreHydrationInput } from "@/components/ui/form/pre-hydration-input";
import { Submit } from "@/components/ui/form/submit";

type Props = {
  busy: boolean;
  error: string | undefined;
  onSend(body: Blob): void;
  onMissing(): void;
};

const TEMPLATE = [
  "category,name,description,price,variants,dietary,allergens,marks",
  "Coffee,Flat white,Double ristretto,,Small 3.20 | Large 4.10,vegetarian,milk,popular",
  'Brunch,Shakshuka,"Two eggs, tomato, harissa",12.50,,vegetarian,"eggs, gluten",spicy',
].join("\r\n");

const COLUMNS = [
  ["name", "Required."],
  ["category", "Dishes with the same category are shown together."],
  ["description", "Up to 1,000 characters."],
  ["price", "4.50 or 4,50, with or without the currency."],
  ["variants", "Instead of a price: Small 3.20 | Large 4.10."],
  ["dietary", "vegan, vegetarian, halal, kosher, gluten_free, organic."],
  ["allergens", "gluten, eggs, milk and so on, separated by commas."],
  ["marks", "new, popular, spicy, chef_special."],
] as const;

/** Takes a CSV file, or cells pasted from a spreadsheet. */
export function FileForm({ busy, error, onSend, onMissing }: Props) {
  const [file, setFile] = useState<File>();
  const [text, setText] = useState("");
  const submit = () => {
    if (file) onSend(file);
    else if (text.trim() !== "") onSend(new Blob([text]));
    else onMissing();
  };
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <form
        id={usePreHydrationInput()}
        method="post"
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <CsvFileField
          help="From Excel, Numbers or Google Sheets, with commas, semicolons or tabs. Up to 500 dishes and 2 MB."
          problemId="import-problem"
          invalid={error !== undefined}
          onChoose={setFile}
        />
        <div className="space-y-1.5">
          <label htmlFor="cells" className="block font-medium text-sm">
            Or paste cells
          </label>
          <textarea
            id="cells"
            rows={8}
            value={text}
            disabled={file !== undefined}
            onChange={(event) => setText(event.target.value)}
            spellCheck={false}
            placeholder={"category\tname\tprice\nCoffee\tFlat white\t3.20"}
            className={`${CONTROL} py-2 font-mono`}
          />
          <p className="text-quiet text-xs">Copy the cells in your spreadsheet, including the header row.</p>
        </div>
        <p id="import-problem" role="alert" className="text-danger text-sm">
          {error}
        </p>
        <Submit look="primary" disabled={busy}>
          <FileUp className="size-4" aria-hidden />
          {busy ? "Checking rows…" : "Preview dishes"}
        </Submit>
      </form>
      <section aria-labelledby="columns" className="space-y-3 text-sm">
        <h2 id="columns" className="font-semibold">
          Columns
        </h2>
        <p className="text-quiet">
          The first row names the columns, in any order. Other columns are ignored.
        </p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
          {COLUMNS.map(([name, about]) => (
            <div key={name} className="contents">
              <dt className="font-mono">{name}</dt>
              <dd className="text-quiet">{about}</dd>
            </div>
          ))}
        </dl>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${TEMPLATE}`)}`}
          download="menu.csv"
          className={buttonClass({ size: "small" })}
        >
          <Download className="size-4" aria-hidden />
          Download template
        </a>
      </section>
    </div>
  );
}
