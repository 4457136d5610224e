import { preview } from "@/lib/signatures/preview";
import { serialize, serializeListed } from "@/lib/signatures/serialize";
import { create, get, list, remove, update } from "@/lib/signatures/service";

export const signatures = { list, get, create, update, remove, preview, serialize, serializeListed };
