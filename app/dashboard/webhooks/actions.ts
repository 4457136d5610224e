"use server";

import { revalidatePath } from "next/cache";
import { action } from "@/lib/http/dashboard/action";
import { fieldsOf, idOf } from "@/lib/http/request/arguments";
import { webhooks } from "@/lib/webhooks";

export const createWebhook = async (fields: unknown) =>
  action(async ({ owner, now }) => {
    const { row, secret } = await webhooks.create(owner, {}, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
    return { ...webhooks.serialize(row, now), secret };
  });

export const updateWebhook = async (id: unknown, fields: unknown) =>
  action(async ({ owner, now }) => {
    const row = await webhooks.update(owner, { id: idOf(id) }, fieldsOf(fields), now);
    revalidatePath("/dashboard", "layout");
    return webhooks.serialize(row, now);
  });

export const deleteWebhook = async (id: unknown) =>
  action(async ({ owner }) => {
    const row = await webhooks.remove(owner, { id: idOf(id) });
    revalidatePath("/dashboard", "layout");
    return { id: row.id };
  });

export const enableWebhook = async (id: unknown) =>
  action(async ({ owner, now }) => {
    const row = await webhooks.enable(owner, { id: idOf(id) }, now);
    revalidatePath("/dashboard", "layout");
    return webhooks.serialize(row, now);
  });

export const rotateSecret = async (id: unknown) =>
  action(async ({ owner, now }) => {
    const { row, secret } = await webhooks.rotateSecret(owner, { id: idOf(id) }, now);
    revalidatePath("/dashboard/webhooks", "layout");
    return { ...webhooks.serialize(row, now), secret };
  });

export const testWebhook = async (id: unknown) =>
  action(async ({ owner, now }) => {
    const row = await webhooks.ping(owner, { id: idOf(id) }, now);
    revalidatePath("/dashboard", "layout");
    return webhooks.serializeDelivery(row);
  });

export const redeliver = async (id: unknown, delivery: unknown) =>
  action(async ({ owner, now }) => {
    await webhooks.redeliver(owner, { id: idOf(id) }, String(delivery), now);
    revalidatePath("/dashboard/webhooks", "layout");
    return {};
  });

export const redeliverFailed = async (id: unknown) =>
  action(async ({ owner, now }) => {
    const count = await webhooks.redeliverFailed(owner, { id: idOf(id) }, now);
    revalidatePath("/dashboard/webhooks", "layout");
    return { count };
  });
