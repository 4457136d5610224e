import { getDelivery, listDeliveries, ping, redeliver, redeliverFailed } from "@/lib/webhooks/deliveries";
import { serializeDelivery } from "@/lib/webhooks/delivery-wire";
import { lastWeek } from "@/lib/webhooks/last-week";
import { serialize } from "@/lib/webhooks/serialize";
import { create, disabledWebhooks, enable, get, list, remove, rotate, update } from "@/lib/webhooks/service";

export const webhooks = {
  list,
  get,
  create,
  update,
  remove,
  rotate,
  enable,
  ping,
  listDeliveries,
  getDelivery,
  redeliver,
  redeliverFailed,
  disabledWebhooks,
  lastWeek,
  serialize,
  serializeDelivery,
};
