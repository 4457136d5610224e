const HEADER_BYTES = 64;

const iso = /^.{4}ftyp/s;
const avif = /^.{8}(?:avif|avis|(?:mif1|msf1|miaf).{4}(?:.{4})*?avif)/s;
const heic = /^.{8}(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s;

const KINDS = [
  { kind: "jpeg", is: (head: string) => head.startsWith("\xff\xd8\xff") },
  { kind: "png", is: (head: string) => head.startsWith("\x89PNG\r\n\x1a\n") },
  { kind: "gif", is: (head: string) => /^GIF8[79]a/.test(head) },
  { kind: "webp", is: (head: string) => /^RIFF.{4}WEBP/s.test(head) },
  { kind: "avif", is: (head: string) => iso.test(head) && avif.test(head) },
  { kind: "heic", is: (head: string) => iso.test(head) && heic.test(head) },
] as const;

export type FileType = (typeof KINDS)[number]["kind"];

/** The file type by magic bytes, whatever the name says; undefined when unsupported. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const head = Buffer.from(bytes.subarray(0, HEADER_BYTES)).toString("latin1");
  return KINDS.find(({ is }) => is(head))?.kind;
}
