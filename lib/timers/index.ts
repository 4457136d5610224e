import { list } from "@/lib/timers/list";
import { preview } from "@/lib/timers/preview";
import { serialize } from "@/lib/timers/serialize";
import { create, get, remove, update } from "@/lib/timers/service";

export const timers = { list, get, create, update, remove, serialize, preview };
