"use client";

import { Printer } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { type PageAddress, PageHostSelect } from "@/components/dashboard/page-host-select";
import { LogoSwitch } from "@/components/dashboard/qr/qr-switches";
import { buttonClass } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { usePreHydrationInput } from "@/components/ui/form/pre-hydration-input";
import type { Design, Paper, Size } from "@/lib/menus/cards/options";
import { colorNotice } from "./card-colors";

const DESIGNS: Record<Design, string> = { classic: "Classic", bold: "Bold", minimal: "Minimal" };

const SIZES: Record<Size, string> = {
  card: "Card, 90 × 89 mm",
  tent: "Tent card, folded",
  large: "Large card, 95 × 134 mm",
  sticker: "Sticker, 48 × 52 mm",
};

const PAPERS: Record<Paper, string> = { a4: "A4", letter: "Letter", a6: "A6" };

// Debounces the color picker.
const PAUSE_MS = 250;

function cardsText(tables: number): string {
  if (tables === 0) return "1 card for the menu.";
  return `${countOf(tables + 1, "card")}: one for the menu and one for ${tables === 1 ? "the" : "each"} table.`;
}

type Address = PageAddress & { hasLogo: boolean };

type Props = {
  id: number;
  name: string;
  accent: string;
  revision: number;
  tables: number;
  /** The menu's addresses, the preselected one first, and whether their codes may have a logo. */
  addresses: readonly [Address, ...Address[]];
};

/** Print options for a menu's table cards, with a preview of the first page. */
export function CardDesigner({ id, name, accent, revision, tables, addresses }: Props) {
  const [choice, setChoice] = useState<Record<string, string>>({
    design: "classic",
    size: "card",
    paper: "a4",
    color: accent,
    background: "ffffff",
    domain: addresses[0].domain,
  });
  const { color = accent, background = "ffffff", domain = "" } = choice;
  const { hasLogo } = addresses.find((one) => one.domain === domain) ?? addresses[0];
  const hasLogoOn = hasLogo && choice.logo === "1";
  const query = new URLSearchParams({ ...choice, logo: hasLogoOn ? "1" : "0" });
  const wanted = `/dashboard/menus/${id}/sheet/preview?${query}&revision=${revision}`;
  const [shown, setShown] = useState(wanted);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const pick = (part: string) => (value: string) => {
    setFailed(false);
    setChoice((before) => ({ ...before, [part]: value }));
  };
  return (
    <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div id={usePreHydrationInput()} className="space-y-5">
        <PageHostSelect addresses={addresses} value={domain} onChange={pick("domain")} />
        <Choice
          legend="Design"
          name="design"
          options={DESIGNS}
          value={choice.design}
          onPick={pick("design")}
        />
        <Choice legend="Size" name="size" options={SIZES} value={choice.size} onPick={pick("size")} />
        <Choice legend="Paper" name="paper" options={PAPERS} value={choice.paper} onPick={pick("paper")} />
        <div className="flex gap-6">
          <Color name="Color" value={color} onPick={pick("color")} />
          <Color name="Background" value={background} onPick={pick("background")} />
        </div>
        <LogoSwitch
          on={hasLogoOn}
          hasLogo={hasLogo}
          {...(choice.size !== "sticker" && {
            help: "At the top of the card and in the middle of the code.",
          })}
          onChange={(on) => pick("logo")(on ? "1" : "0")}
        />
        <p role="status" className="text-sm text-warn">
          {colorNotice(color, background)}
        </p>
        <a
          href={`/dashboard/menus/${id}/sheet?${query}`}
          download={`${name}.pdf`}
          className={buttonClass({ look: "primary" })}
        >
          <Printer className="size-4" aria-hidden />
          Download PDF
        </a>
        <p className="text-quiet text-xs">
          {cardsText(tables)}{" "}
          {choice.size === "tent"
            ? "Print at 100%, fold at the marks halfway down the sides, and cut along all other marks."
            : "Print at 100% and cut along the marks."}
        </p>
      </div>
      <figure className="lg:sticky lg:top-6 lg:self-start">
        {failed ? (
          <p role="alert" className="rounded-card border border-line p-6 text-danger text-sm">
            The preview couldn't be loaded. Choose again or reload the page.
          </p>
        ) : (
          // biome-ignore lint/performance/noImgElement: our own route renders it in this size
          <img
            src={shown}
            alt={`First page of the table cards of ${name}`}
            onError={() => setFailed(true)}
            className="mx-auto max-h-[80dvh] w-auto max-w-full rounded-card border border-line bg-white"
          />
        )}
        <figcaption className="mt-2 text-center text-quiet text-xs">First page</figcaption>
      </figure>
    </div>
  );
}

type ChoiceProps = {
  legend: string;
  name: string;
  options: Readonly<Record<string, string>>;
  value: string | undefined;
  onPick(value: string): void;
};

const Choice = ({ legend, name, options, value, onPick }: ChoiceProps) => (
  <fieldset className="space-y-1.5">
    <legend className="font-medium text-sm">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {Object.entries(options).map(([option, label]) => (
        <label
          key={option}
          className="cursor-pointer rounded-full border border-edge/60 bg-surface px-3 py-1.5 text-sm has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={option}
            className="sr-only"
            checked={value === option}
            onChange={() => onPick(option)}
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

type ColorProps = { name: ReactNode; value: string; onPick(value: string): void };

const Color = ({ name, value, onPick }: ColorProps) => (
  <label className="flex items-center gap-2 text-sm">
    <input
      type="color"
      value={`#${value}`}
      onChange={(event) => onPick(event.target.value.slice(1))}
      className="h-9 w-11 rounded-control border border-edge/60 bg-surface p-0.5"
    />
    {name}
  </label>
);
