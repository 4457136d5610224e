import { serialize } from "@/lib/tags/serialize";
import { create, get, list, remove, update } from "@/lib/tags/service";

export const tags = { list, get, create, update, remove, serialize };
