import { create, createAll } from "@/lib/links/create";
import { expiringLinks } from "@/lib/links/expiring-soon";
import { list, listIds } from "@/lib/links/list";
import { clicksDuring } from "@/lib/links/list/clicks-during";
import { countAll } from "@/lib/links/list/count";
import { qrAddress } from "@/lib/links/qr";
import { serialize } from "@/lib/links/serialize";
import { seriesOf } from "@/lib/links/series";
import { extend, get, remove, removeOnDomain, update } from "@/lib/links/service";
import { stats, statsOf } from "@/lib/links/stats";

export const links = {
  list,
  listIds,
  countAll,
  clicksDuring,
  get,
  create,
  createAll,
  update,
  remove,
  removeOnDomain,
  extend,
  stats,
  statsOf,
  qrAddress,
  serialize,
  expiringLinks,
  seriesOf,
};
