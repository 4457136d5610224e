import { list } from "@/lib/domains/list";
import { remove } from "@/lib/domains/remove";
import { serialize } from "@/lib/domains/serialize";
import { check, create, get, update } from "@/lib/domains/service";
import { serving } from "@/lib/domains/serving";

export const domains = { list, get, create, update, remove, check, serving, serialize };
