import { list } from "@/lib/domains/list";
import { loopWarnings } from "@/lib/domains/loops/warnings";
import { accountDomains, serving } from "@/lib/domains/names";
import { chosenOrigin, onChosenDomain, pageAddresses, preferredAddress } from "@/lib/domains/page-addresses";
import { remove } from "@/lib/domains/remove";
import { serialize } from "@/lib/domains/serialize";
import { check, create, get, update } from "@/lib/domains/service";

export const domains = {
  list,
  get,
  create,
  update,
  remove,
  check,
  names: accountDomains,
  serving,
  pageAddresses,
  preferredAddress,
  chosenOrigin,
  onChosenDomain,
  loopWarnings,
  serialize,
};
