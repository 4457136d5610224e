import * as links from "@/lib/bio-pages/links";
import { list } from "@/lib/bio-pages/list";
import { preview } from "@/lib/bio-pages/preview";
import { qrAddress } from "@/lib/bio-pages/qr";
import { serialize, serializeLink } from "@/lib/bio-pages/serialize";
import { series } from "@/lib/bio-pages/series";
import { create, get, remove, setAvatar, update } from "@/lib/bio-pages/service";
import { stats } from "@/lib/bio-pages/stats";

export const bioPages = {
  list,
  get,
  create,
  update,
  remove,
  setAvatar,
  stats,
  series,
  preview,
  serialize,
  qrAddress,
};

/** The links of one page: `/bio-pages/{id}/links/{lid}`. */
export const bioLinks = { ...links, serialize: serializeLink };
