import { LRUCache } from "lru-cache";
import { withoutUnsupported } from "@/lib/fonts/canvas-fonts";
import { frameOf, header, TRAILER } from "@/lib/gif/format";
import type { Pixels } from "@/lib/gif/pixels";
import { drawMessage } from "./draw";
import { Face } from "./face";
import { layoutOf } from "./layout";
import { encodePng } from "./png";
import { numbersOf, secondsLeft } from "./remaining";
import { inksOf, type Style } from "./style";

const FRAMES = 60;
const CACHE_BYTES = 64 * 1024 * 1024;

/** A timer's style and end. */
export type Timer = { style: Style; end: Date };

const faces = new LRUCache<string, Face>({ maxSize: CACHE_BYTES, sizeCalculation: (face) => face.size });

function faceFor(style: Style, numbers: readonly string[]): Face {
  const digits = numbers.map((number) => number.length);
  const key = JSON.stringify([style, digits]);
  const known = faces.get(key);
  if (known) return known;
  const face = new Face(style, digits);
  faces.set(key, face);
  return face;
}

type Message = { pixels: Pixels; palette: Uint8Array; frame: Uint8Array };

const messages = new LRUCache<string, Message>({
  maxSize: CACHE_BYTES / 4,
  sizeCalculation: ({ pixels, frame }) => pixels.data.length + frame.length,
});

/** The image after the end; undefined (zeros) when there is no drawable message. */
function messageFor(style: Style): Message | undefined {
  if (!withoutUnsupported(style.message)) return undefined;
  const key = JSON.stringify(style);
  const known = messages.get(key);
  if (known) return known;
  const inks = inksOf(style);
  const pair = [...style.units].map(() => 2);
  const pixels = drawMessage(layoutOf(style, pair), inks, style.message, style.look === "plain");
  const { width, height, data } = pixels;
  const rendered = {
    pixels,
    palette: inks.palette,
    frame: frameOf({ x: 0, y: 0, width, height }, data),
  };
  messages.set(key, rendered);
  return rendered;
}

/**
 * The timer as an animated GIF that starts at `now`: 60 one-second frames, fewer when it ends earlier, played once.
 * The first frame is complete; later ones are deltas. At the end it shows the message, or zeros.
 */
export function renderGif({ style, end }: Timer, now: Date): Buffer {
  const left = secondsLeft(end, now);
  const last = Math.max(0, left - FRAMES + 1);
  const parts: Uint8Array[] = [];
  let before: { face: Face; text: string } | undefined;
  for (let seconds = left; seconds >= last; seconds--) {
    const message = seconds === 0 && messageFor(style);
    if (message) {
      if (!before) parts.push(header(message.pixels.width, message.pixels.height, message.palette));
      parts.push(message.frame);
      break;
    }
    const numbers = numbersOf(seconds, style.units);
    const text = numbers.join("");
    // Losing a leading digit changes the layout: that frame is a full image too.
    const face = before?.text.length === text.length ? before.face : faceFor(style, numbers);
    if (!before) parts.push(header(face.width, face.height, face.palette));
    parts.push(
      face === before?.face
        ? face.deltaFrame(firstDifference(before.text, text), text)
        : face.fullFrame(text),
    );
    before = { face, text };
  }
  parts.push(TRAILER);
  return Buffer.concat(parts);
}

/** The first frame of `renderGif` as a PNG. */
export function renderPng({ style, end }: Timer, now: Date): Buffer {
  const left = secondsLeft(end, now);
  const message = left === 0 && messageFor(style);
  if (message) return encodePng(message.pixels, message.palette);
  const numbers = numbersOf(left, style.units);
  const face = faceFor(style, numbers);
  return encodePng(face.pixels(numbers.join("")), face.palette);
}

function firstDifference(one: string, other: string): number {
  let position = 0;
  while (position < one.length && one[position] === other[position]) position++;
  return position;
}
