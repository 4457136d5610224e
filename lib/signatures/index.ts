import { serialize, serializeListed } from "@/lib/signatures/serialize";
import { create, get, list, remove, sample, update } from "@/lib/signatures/service";

export const signatures = { list, get, create, update, remove, sample, serialize, serializeListed };
