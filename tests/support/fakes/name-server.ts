import { createSocket } from "node:dgram";
import { once } from "node:events";
import ipaddr from "ipaddr.js";

export type NameServer = { address: string; close(): Promise<void> };

const HEADER = 12;
const SERVFAIL = 2;

const addressOf = (kind: "ipv4" | "ipv6") => (text: string) => {
  const address = ipaddr.parse(text);
  return address.kind() === kind ? [Buffer.from(address.toByteArray())] : [];
};

const texts = (...parts: string[]): Buffer =>
  Buffer.concat(parts.flatMap((part) => [Buffer.of(part.length), Buffer.from(part, "latin1")]));

/** Wire encoders of record data. */
const ENCODERS = {
  A: { code: 1, encode: addressOf("ipv4") },
  CNAME: { code: 5, encode: (text: string) => [texts(...text.split("."), "")] },
  TXT: { code: 16, encode: (text: string) => [texts(...(text.match(/.{1,255}/gs) ?? [""]))] },
  AAAA: { code: 28, encode: addressOf("ipv6") },
  /** Like `issue letsencrypt.org`. */
  CAA: {
    code: 257,
    encode: (text: string) => {
      const [tag = "", value = ""] = text.split(" ");
      return [Buffer.concat([Buffer.of(0), texts(tag), Buffer.from(value)])];
    },
  },
};

type RecordType = keyof typeof ENCODERS;

const TYPES = Object.entries(ENCODERS).map(([name, encoder]) => ({
  name: name as RecordType,
  ...encoder,
}));

/** The values of a name's records of a type, or a failure. Addresses of the other family are skipped. */
type Find = (name: string, type: RecordType) => readonly string[] | "SERVFAIL";

/** A DNS server that responds with what `find` returns for each query. */
export async function openNameServer(find: Find): Promise<NameServer> {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => socket.send(respondTo(query, find), port, address));
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((done) => socket.close(done)),
  };
}

function respondTo(query: Buffer, find: Find): Buffer {
  const labels: string[] = [];
  let offset = HEADER;
  for (let length = query[offset] ?? 0; length; length = query[offset] ?? 0) {
    labels.push(query.toString("latin1", offset + 1, offset + 1 + length));
    offset += length + 1;
  }
  const code = query.readUInt16BE(offset + 1);
  const type = TYPES.find((known) => known.code === code);
  const values = type ? find(labels.join(".").toLowerCase(), type.name) : [];
  const found =
    values === "SERVFAIL"
      ? []
      : values.flatMap((value) => type?.encode(value) ?? []).map((data) => record(code, data));
  const header = Buffer.from(query.subarray(0, HEADER));
  header.writeUInt16BE(0x8180 + (values === "SERVFAIL" ? SERVFAIL : 0), 2);
  for (const [at, count] of [
    [4, 1],
    [6, found.length],
    [8, 0],
    [10, 0],
  ] as const)
    header.writeUInt16BE(count, at);
  return Buffer.concat([header, query.subarray(HEADER, offset + 5), ...found]);
}

/** One record for the requested name, with a TTL of zero. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc000 + HEADER, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
