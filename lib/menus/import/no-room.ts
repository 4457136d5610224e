import { MAX_ITEMS } from "@/lib/menus/options";

/** Why a menu can't take that many dishes; `room` is how many it can. Also in the browser. */
export function noRoomMessage(room: number, selected: number): string {
  if (room === 0) return `This menu already has ${MAX_ITEMS} dishes, the maximum. Delete dishes first.`;
  const more = room === 1 ? "1 more dish" : `${room} more dishes`;
  return `This menu has room for ${more}, and you selected ${selected}. Select fewer, or delete dishes first.`;
}
