import { getDelivery, listDeliveries, ping, redeliver, redeliverFailed } from "@/lib/webhooks/deliveries";
import { serialize } from "@/lib/webhooks/serialize";
import { serializeDelivery } from "@/lib/webhooks/serialize-delivery";
import {
  create,
  disabledWebhooks,
  enable,
  get,
  list,
  remove,
  rotateSecret,
  update,
} from "@/lib/webhooks/service";
import { weeklyStats } from "@/lib/webhooks/weekly-stats";

export const webhooks = {
  list,
  get,
  create,
  update,
  remove,
  rotateSecret,
  enable,
  ping,
  listDeliveries,
  getDelivery,
  redeliver,
  redeliverFailed,
  disabledWebhooks,
  weeklyStats,
  serialize,
  serializeDelivery,
};
