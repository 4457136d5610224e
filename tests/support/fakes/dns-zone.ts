import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { type NameServer, openNameServer } from "@/tests/support/fakes/name-server";
import { listening } from "@/tests/support/servers/listen";

/** Where custom domains have to point to in tests. */
export const TARGET = { name: "edge.waypost.example", addresses: ["192.0.2.10", "2001:db8::10"] };

const values = () => z.array(z.string()).readonly().default([]);

const recordsSchema = z.object({
  /** IPv4 and IPv6. */
  addresses: values(),
  CNAME: values(),
  TXT: values(),
  CAA: values(),
  /** Every query fails. */
  fails: z.boolean().default(false),
});

type Records = z.input<typeof recordsSchema>;

/**
 * The name server of a test run, shared by all of its processes (DNS_SERVERS); every test adds records for its own
 * names.
 */
export async function openZone(): Promise<{ settings: Record<string, string>; close(): Promise<void> }> {
  const zone = new Map([[TARGET.name, recordsSchema.parse({ addresses: TARGET.addresses, CNAME: [] })]]);
  const names: NameServer = await openNameServer((name, type) => {
    const records = zone.get(name);
    if (!records) return [];
    if (records.fails) return "SERVFAIL";
    if (type !== "A" && type !== "AAAA") return records[type];
    // Follows CNAMEs, as name servers do.
    return [name, ...records.CNAME].flatMap((one) => zone.get(one)?.addresses ?? []);
  });
  const control = await listening(
    createServer(async (request, response) => {
      zone.set(request.url?.slice(1) ?? "", recordsSchema.parse(await json(request)));
      response.end();
    }),
  );
  const settings = { DNS_SERVERS: names.address, DOMAIN_TARGET: TARGET.name, TEST_ZONE: control.url };
  return { settings, close: async () => void (await Promise.all([names.close(), control.close()])) };
}

/** Replaces the records of a name in the zone of this run. */
export async function setRecords(name: string, records: Records): Promise<void> {
  const url = `${process.env.TEST_ZONE}/${name}`;
  await fetch(url, { method: "PUT", body: JSON.stringify(records) });
}
