import type { Client } from "@/tests/support/clients/api-client";

export const LINKS = 100;
export const SETS = 16;
const TAGS = 5;

/** Requests that create 100 links each. */
export class BulkCreation {
  readonly answered = new Set<number>();
  sent = 0;

  /** Sends a request, for the first time or again. Returns whether it was answered. */
  async send(api: Client, bulk: number): Promise<boolean> {
    const links = Array.from({ length: LINKS }, (_, n) => ({
      url: `https://example.com/bulk-${bulk}/${n}`,
      title: `bulk ${bulk}`,
      tags: [`t${n % TAGS}`],
    }));
    const headers = { "Idempotency-Key": `bulk-${bulk}` };
    const response = await api.post("/links/bulk", { links }, headers).catch(() => undefined);
    if (response?.body?.created !== LINKS) return false;
    this.answered.add(bulk);
    return true;
  }

  async workUntilKilled(api: Client): Promise<void> {
    while (await this.send(api, ++this.sent));
  }
}

/** Requests that change all links of a first set of 100, and at the same time delete another set. */
export class BulkChanges {
  /** The last change that was answered, the last one sent, and the sets whose deletion was answered. */
  answered = 0;
  sent = 0;
  readonly deleted = new Set<number>();

  private constructor(private readonly sets: number[][]) {}

  /** Creates the sets, each with its number in its title. */
  static async prepare(api: Client): Promise<BulkChanges> {
    const sets: number[][] = [];
    for (let set = 0; set < SETS; set++) {
      const links = Array.from({ length: LINKS }, (_, n) => ({
        url: `https://example.com/set-${set}/${n}`,
        title: `set ${set}`,
      }));
      const { body } = await api.post("/links/bulk", { links });
      sets.push(body.data.map(({ link }: { link: { id: number } }) => link.id));
    }
    return new BulkChanges(sets);
  }

  async workUntilKilled(api: Client): Promise<void> {
    for (let isInterrupted = false; !isInterrupted; ) {
      const round = ++this.sent;
      const changes = { notes: `${round}`, tags: null };
      const [change, deletion] = await Promise.allSettled([
        api.patch("/links/bulk", { ids: this.sets[0], changes, add_tags: [`even ${round % 2 === 0}`] }),
        api.post("/links/bulk/delete", { ids: this.sets[round] }),
      ]);
      if (change.status === "fulfilled" && change.value.body.updated === LINKS) this.answered = round;
      else isInterrupted = true;
      if (deletion.status === "fulfilled" && deletion.value.body.deleted === LINKS) this.deleted.add(round);
    }
  }
}
