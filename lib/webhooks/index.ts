import { getDelivery, listDeliveries, ping, redeliver, redeliverFailed } from "@/lib/webhooks/deliveries";
import { serializeDelivery } from "@/lib/webhooks/delivery-request";
import { serialize } from "@/lib/webhooks/serialize";
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
  rotate: rotateSecret,
  enable,
  ping,
  listDeliveries,
  getDelivery,
  redeliver,
  redeliverFailed,
  disabledWebhooks,
  lastWeek: weeklyStats,
  serialize,
  serializeDelivery,
};
