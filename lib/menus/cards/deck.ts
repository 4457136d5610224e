import { withoutScheme } from "@/lib/domains/hosts/readable-host";
import { drawCard } from "@/lib/menus/cards/designs";
import { cardShape } from "@/lib/menus/cards/options";
import { type PagePlan, planPage } from "@/lib/menus/cards/pages";
import type { CardColors, Shape } from "@/lib/menus/cards/shapes";
import { pageUrl, tableUrl } from "@/lib/menus/serialize";
import { get } from "@/lib/menus/service";
import type { Owner } from "@/lib/owner";
import { encodeWithLogo } from "@/lib/qr/styled/symbol";
import { readLogo, requireLogo } from "@/lib/qr-codes/logo";
import { qrShape } from "@/lib/qr-codes/options";
import { qrCode } from "@/lib/qr-codes/qr-code";
import { type Fields, validate } from "@/lib/validation/validate";

/** Labels in the menu's language: before a table's number, on the menu's own card, and beside the code. */
type CardWords = { table: string; menu: string; scan: string };

type Look = {
  words: (language: string) => CardWords;
  /** Derives the printed colors from the chosen ones. */
  colors: (color: string, background: string) => CardColors;
  /** The origin of the codes' URLs, SHORT_URL by default. */
  origin?: string;
};

/** The table cards of a menu, ready to draw: one for the menu and one for each table. */
export type Deck = {
  title: string;
  plan: PagePlan;
  cards: Shape[][];
  /** For the head of the cards and the middle of their codes. */
  logo: CardLogo | undefined;
};

/** `aspect` is its width divided by its height. */
type CardLogo = { png: Buffer; aspect: number };

// A descriptive label, like "Terrace 3" or "Bar", gets no "Table" before it.
const HAS_WORD = /\p{L}{2}/u;

/**
 * The table cards of a menu with these options (`cardShape`). Throws `invalid_<field>` for an invalid option, and
 * `invalid_logo` for a logo that is missing or makes the codes unreadable.
 */
export async function buildDeck(
  owner: Owner,
  at: { id?: number },
  choice: Fields,
  { words: wordsIn, colors: colorsFor, origin }: Look,
): Promise<Deck> {
  const { name, slug, tables, accent, language } = await get(owner, at);
  const { design, size, paper, color, background, logo } = validate(cardShape, choice);
  const words = wordsIn(language);
  const colors = colorsFor(color ?? accent, background);
  const plan = planPage(size, paper);
  const page = pageUrl(slug, origin);
  const codes = tables.map((table) => ({ table, url: tableUrl(slug, table, origin) }));
  const address = withoutScheme(page);
  const cardLogo =
    logo === "1" ? await readableLogo(owner, [page, ...codes.map(({ url }) => url)], colors) : undefined;
  const draw = (label: string, url: string) =>
    drawCard(design, plan.face, { name, scan: words.scan, label, address }, url, colors, cardLogo);
  return {
    title: name,
    plan,
    logo: cardLogo,
    cards: [
      draw(words.menu, page),
      ...codes.map(({ table, url }) => draw(HAS_WORD.test(table) ? table : `${words.table} ${table}`, url)),
    ],
  };
}

// Sharp in print at the size of the largest card's head.
const LOGO_SIDE = 640;

/** The account's logo, once a code of each size could be read with it. */
async function readableLogo(
  owner: Owner,
  urls: readonly [string, ...string[]],
  { code }: CardColors,
): Promise<CardLogo> {
  const hash = await requireLogo(owner, urls[0]);
  const options = { ...validate(qrShape, { logo: "1", size: "1000" }), fg: code.dark, bg: code.light };
  const ofEachSize = new Map(urls.map((url) => [encodeWithLogo(url).across, url]));
  for (const url of ofEachSize.values()) await qrCode(owner, url, options);
  const { default: sharp } = await import("sharp");
  const { data, info } = await sharp(await readLogo(hash))
    .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, aspect: info.width / info.height };
}
