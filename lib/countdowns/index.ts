import { list } from "@/lib/countdowns/list";
import { draft } from "@/lib/countdowns/sample";
import { serialize } from "@/lib/countdowns/serialize";
import { create, get, remove, update } from "@/lib/countdowns/service";

export const countdowns = { list, get, create, update, remove, serialize, sample: draft };
