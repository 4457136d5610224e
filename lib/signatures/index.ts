import { serialize, serializeListed } from "@/lib/signatures/serialize";
import { create, draft, get, list, remove, update } from "@/lib/signatures/service";

export const signatures = { list, get, create, update, remove, sample: draft, serialize, serializeListed };
