import { constants, crc32, deflateRawSync } from "node:zlib";
import { PLACEHOLDER_DELIMITER } from "@/components/pages/placeholder";
import type { VisitorResponse } from "@/lib/visitors/response/response";

// Gzip framing (RFC 1952): a header without name or date, and an empty last block.
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const LAST = Buffer.from([3, 0]);

/** Shorter pieces gain too little from a block of their own. */
const MIN_BLOCK_BYTES = 300;

type Piece = { placeholder: string } | { bytes: Buffer; deflated: Buffer | undefined };

/** Fills the placeholders of a compiled document for one visitor. */
export type Fill = (values: Readonly<Record<string, string>>) => Pick<VisitorResponse, "body" | "encodings">;

/**
 * Compiles a rendered document with placeholders (components/pages/placeholder.ts). Static pieces are compressed once
 * as independent blocks; responses join them with the placeholders' values, which are stored uncompressed.
 */
export function compileTemplate(drawn: string): Fill {
  const pieces = drawn.split(PLACEHOLDER_DELIMITER).map((text, at): Piece => {
    if (at % 2) return { placeholder: text };
    const bytes = Buffer.from(text);
    const deflated = bytes.length < MIN_BLOCK_BYTES ? undefined : deflateRawSync(bytes, WHOLE_BLOCKS);
    return { bytes, deflated };
  });
  return (values) => {
    const parts = pieces.map((piece) =>
      "placeholder" in piece ? Buffer.from(values[piece.placeholder] ?? "") : piece.bytes,
    );
    const body = Buffer.concat(parts);
    return { body, encodings: { gzip: () => join(pieces, parts, body) } };
  };
}

const WHOLE_BLOCKS = { finishFlush: constants.Z_FULL_FLUSH };

function join(pieces: Piece[], parts: Buffer[], body: Buffer): Buffer {
  const blocks: Buffer[] = [HEAD];
  let loose: Buffer[] = [];
  const store = () => {
    if (loose.length) blocks.push(...stored(Buffer.concat(loose)));
    loose = [];
  };
  for (const [at, piece] of pieces.entries()) {
    const part = parts[at];
    if ("deflated" in piece && piece.deflated) {
      store();
      blocks.push(piece.deflated);
    } else if (part) loose.push(part);
  }
  store();
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(body));
  end.writeUInt32LE(body.length, 4);
  return Buffer.concat([...blocks, LAST, end]);
}

/** Stored (uncompressed) blocks (RFC 1951, 3.2.4). */
function stored(bytes: Buffer): Buffer[] {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return [head, bytes];
}
