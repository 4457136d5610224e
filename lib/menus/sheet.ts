import {
  fill,
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  setFillingColor,
} from "pdf-lib";
import { pageUrl, tableUrl } from "@/lib/menus/serialize";
import { get } from "@/lib/menus/service";
import { type Writer, writerFor } from "@/lib/menus/sheet-text";
import type { Owner } from "@/lib/owner";
import { darkRuns } from "@/lib/qr/matrix";

// Lengths in points, 72 per inch; A4 with six cards, two across.
const MM = 72 / 25.4;
const PAGE = { width: 210 * MM, height: 297 * MM };
const CARD = { width: 90 * MM, height: 89 * MM };
const COLUMNS = 2;
const ROWS = 3;
const EDGE = { x: (PAGE.width - COLUMNS * CARD.width) / 2, y: (PAGE.height - ROWS * CARD.height) / 2 };
// Four modules of quiet zone before the next text: the minimum that every reader needs.
const CODE = 50 * MM;
const CUT_MARK = 5 * MM;
const GAP = 1.5 * MM;
const BLACK = rgb(0, 0, 0);
const GRAY = rgb(0.35, 0.35, 0.35);

type Card = { address: string; label: string };

/**
 * Cards to print and cut: the menu's QR code, and one per table with its name (docs/contract.md §7). `words` are the labels
 * before a table's name and on the menu's own card.
 */
export async function sheet(
  owner: Owner,
  at: { id?: number },
  words: { table: string; menu: string },
): Promise<{ body: Uint8Array; contentType: string }> {
  const { name, slug, tables } = await get(owner, at);
  const cards: Card[] = [
    { address: pageUrl(slug), label: words.menu },
    ...tables.map((table) => ({ address: tableUrl(slug, table), label: `${words.table} ${table}` })),
  ];
  const document = await PDFDocument.create();
  document.setTitle(name);
  const writer = await writerFor(document);
  const perPage = COLUMNS * ROWS;
  for (let first = 0; first < cards.length; first += perPage) {
    const page = document.addPage([PAGE.width, PAGE.height]);
    drawCutMarks(page);
    for (const [index, card] of cards.slice(first, first + perPage).entries()) {
      const left = EDGE.x + (index % COLUMNS) * CARD.width;
      const top = PAGE.height - EDGE.y - Math.floor(index / COLUMNS) * CARD.height;
      await drawCard(page, writer, name, card, left, top);
    }
  }
  return { body: await document.save(), contentType: "application/pdf" };
}

async function drawCard(page: PDFPage, writer: Writer, name: string, card: Card, left: number, top: number) {
  const centre = left + CARD.width / 2;
  const width = CARD.width - 10 * MM;
  await writer.write(page, name, { centre, y: top - 8 * MM, size: 11, width });
  drawCode(page, card.address, centre - CODE / 2, top - 16.5 * MM - CODE);
  await writer.write(page, card.label, { centre, y: top - 79 * MM, size: 20, width, bold: true });
  const shown = card.address.replace(/^https?:\/\//, "").replace(/\?.*$/, "");
  await writer.write(page, shown, { centre, y: top - 85 * MM, size: 8, width });
}

/** The QR code as one filled path. */
function drawCode(page: PDFPage, text: string, left: number, bottom: number): void {
  const rows = darkRuns(text, "M");
  const module = CODE / rows.length;
  const bars = rows.flatMap((runs, row) =>
    runs.map(({ start, length }) =>
      rectangle(left + start * module, bottom + CODE - (row + 1) * module, length * module, module),
    ),
  );
  page.pushOperators(pushGraphicsState(), setFillingColor(BLACK), ...bars, fill(), popGraphicsState());
}

/** Crop marks in the margin, at each edge of a card. */
function drawCutMarks(page: PDFPage): void {
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    page.drawLine({ start: { x: x1, y: y1 }, end: { x: x2, y: y2 }, thickness: 0.4, color: GRAY });
  for (let column = 0; column <= COLUMNS; column++) {
    const x = EDGE.x + column * CARD.width;
    line(x, EDGE.y - GAP - CUT_MARK, x, EDGE.y - GAP);
    line(x, PAGE.height - EDGE.y + GAP, x, PAGE.height - EDGE.y + GAP + CUT_MARK);
  }
  for (let row = 0; row <= ROWS; row++) {
    const y = EDGE.y + row * CARD.height;
    line(EDGE.x - GAP - CUT_MARK, y, EDGE.x - GAP, y);
    line(PAGE.width - EDGE.x + GAP, y, PAGE.width - EDGE.x + GAP + CUT_MARK, y);
  }
}
