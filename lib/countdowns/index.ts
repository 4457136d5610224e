import { list } from "@/lib/countdowns/list";
import { preview } from "@/lib/countdowns/preview";
import { qrAddress } from "@/lib/countdowns/qr";
import { serialize } from "@/lib/countdowns/serialize";
import { create, get, remove, update } from "@/lib/countdowns/service";

export const countdowns = { list, get, create, update, remove, serialize, preview, qrAddress };
