import { db } from "@/lib/db/client";
import type { Client } from "@/tests/support/clients/api-client";
import { expect } from "@/tests/support/fixtures";

/** A countdown page that ends years from now. */
export async function newCountdown(api: Client, fields: object = {}) {
  const response = await api.post("/countdowns", {
    title: "Launch",
    ends_at: "2031-03-30 18:30:00",
    ...fields,
  });
  expect(response.status).toBe(201);
  return response.body;
}

/** Moves the end of a countdown page into the past. */
export const endCountdown = (id: number) =>
  db.countdown.update({ where: { id }, data: { endsAt: new Date(Date.now() - 1000) } });
