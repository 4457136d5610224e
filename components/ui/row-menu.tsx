import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "./button";
import { Menu } from "./menu";

export { MenuItem as RowMenuItem, MenuLink as RowMenuLink } from "./menu";

/** What can be done with one row. `name` is the row's, for those who cannot see where the button stands. */
export const RowMenu = ({ name, children }: { name: string; children: ReactNode }) => (
  <Menu
    label={`Actions for ${name}`}
    triggerClass={buttonClass({ look: "quiet", size: "icon" })}
    trigger={<Ellipsis className="size-4" aria-hidden />}
  >
    {children}
  </Menu>
);
