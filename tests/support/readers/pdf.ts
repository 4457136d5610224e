import { readPixels } from "./jsqr";

type Page = {
  /** Millimeters. */
  size: [width: number, height: number];
  text: string[];
  /** The QR codes of a page, one for each cell of a grid with this many columns and rows. */
  codes: (string | undefined)[];
};

type Drawing = { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
type CanvasFactory = { create(width: number, height: number): Drawing };

const makesCanvases = (factory: object): factory is CanvasFactory => "create" in factory;

const MM = 72 / 25.4;
const SCALE = 2;

const { parse, stringify } = JSON;
const { push } = Array.prototype;

/** Opens a PDF. The library replaces functions of Node with slower ones, which all tests of the process would use. */
async function openPdf(bytes: Uint8Array) {
  const { getDocument, OPS } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  Object.assign(JSON, { parse, stringify });
  Object.assign(Array.prototype, { push });
  return { document, OPS };
}

/**
 * Renders a PDF from page `first` on, and reads the pages' texts and, in each cell of the grid, their QR
 * codes. The grid, in millimeters, is in the middle of the page, or as large as the page.
 */
export async function readPdf(
  bytes: Uint8Array,
  columns: number,
  rows: number,
  { first = 1, grid }: { first?: number; grid?: readonly [width: number, height: number] } = {},
): Promise<Page[]> {
  const { document } = await openPdf(bytes);
  const factory = document.canvasFactory;
  if (!makesCanvases(factory)) throw new Error("this PDF reader cannot draw");
  const pages: Page[] = [];
  for (let number = first; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: SCALE });
    // Its own canvas: two versions of the library in one process don't accept each other's paths.
    const { canvas, context } = factory.create(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    const { items } = await page.getTextContent();
    const [across, down] = grid?.map((length) => length * MM * SCALE) ?? [canvas.width, canvas.height];
    const [width, height] = [Math.floor((across ?? 0) / columns), Math.floor((down ?? 0) / rows)];
    const start = [(canvas.width - width * columns) / 2, (canvas.height - height * rows) / 2].map(Math.floor);
    const codes = Array.from({ length: columns * rows }, (_, part) => {
      const left = (start[0] ?? 0) + (part % columns) * width;
      const top = (start[1] ?? 0) + Math.floor(part / columns) * height;
      const { data } = context.getImageData(left, top, width, height);
      // Prints are dark on light.
      return readPixels(data, width, height, "dontInvert");
    });
    pages.push({
      size: [viewport.width / SCALE / MM, viewport.height / SCALE / MM],
      text: items.flatMap((item) => ("str" in item && item.str.trim() ? [item.str.trim()] : [])),
      codes,
    });
  }
  await document.destroy();
  return pages;
}

const isBox = (value: unknown): value is Float32Array => value instanceof Float32Array;

/** The drawing of a PDF's first page: its kinds of operators, fill colors, number of images, and boxes of its paths. */
export async function readDrawing(bytes: Uint8Array) {
  const { document, OPS } = await openPdf(bytes);
  const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList();
  const names = new Map(Object.entries(OPS).map(([name, number]) => [number, name]));
  const steps = fnArray.map((operator, at) => ({ name: names.get(operator), args: [argsArray[at]].flat() }));
  await document.destroy();
  return {
    operators: [...new Set(steps.map(({ name }) => name))],
    images: steps.filter(({ name }) => name === "paintImageXObject").length,
    colors: steps.flatMap(({ name, args }) => (name === "setFillRGBColor" ? args : [])),
    paths: steps
      .flatMap(({ name, args }) => (name === "constructPath" ? args.filter(isBox) : []))
      .map((box) => [...box]),
  };
}
