import { createSocket } from "node:dgram";
import { once } from "node:events";
import ipaddr from "ipaddr.js";

export type NameServer = { address: string; close(): Promise<void> };

const HEADER = 12;
const TYPES: Readonly<Record<number, "ipv4" | "ipv6">> = { 1: "ipv4", 28: "ipv6" };

/** A DNS server that returns the addresses from `find` for each query. */
export async function openNameServer(find: (name: string) => readonly string[]): Promise<NameServer> {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => socket.send(respondTo(query, find), port, address));
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((done) => socket.close(done)),
  };
}

function respondTo(query: Buffer, find: (name: string) => readonly string[]): Buffer {
  const labels: string[] = [];
  let place = HEADER;
  for (let length = query[place] ?? 0; length; length = query[place] ?? 0) {
    labels.push(query.toString("latin1", place + 1, place + 1 + length));
    place += length + 1;
  }
  const kind = TYPES[query.readUInt16BE(place + 1)];
  const found = find(labels.join(".").toLowerCase())
    .map((text) => ipaddr.parse(text))
    .filter((address) => address.kind() === kind)
    .map((address) => record(query.readUInt16BE(place + 1), Buffer.from(address.toByteArray())));
  const header = Buffer.from(query.subarray(0, HEADER));
  header.writeUInt16BE(0x8180, 2);
  for (const [at, count] of [
    [4, 1],
    [6, found.length],
    [8, 0],
    [10, 0],
  ] as const)
    header.writeUInt16BE(count, at);
  return Buffer.concat([header, query.subarray(HEADER, place + 5), ...found]);
}

/** One address for the requested name, with a TTL of zero. */
function record(type: number, address: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc000 + HEADER, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(address.length, 10);
  return Buffer.concat([head, address]);
}
