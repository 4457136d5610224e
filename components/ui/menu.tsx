"use client";

import { type ComponentType, use, useState } from "react";
import { type Item, type LinkItem, MenuPartsContext, type MenuProps } from "./menu-parts";
import { loadPart, preload, usePreload } from "./use-part";

const load = () => import("./menu-box");

/** A menu button. The menu itself (57 KB) is loaded on idle, hover or click. */
export function Menu(props: MenuProps) {
  const [Box, setBox] = useState<ComponentType<MenuProps>>();
  usePreload(load);
  if (Box) return <Box {...props} />;
  const open = async () => {
    const loaded = await loadPart(load);
    if (loaded) setBox(() => loaded.MenuBox);
  };
  return (
    <button
      type="button"
      id={props.triggerId}
      className={props.triggerClass}
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => preload(load)}
      onClick={open}
    >
      {props.trigger}
    </button>
  );
}

export function MenuItem(props: Item) {
  const parts = use(MenuPartsContext);
  return parts && <parts.item {...props} />;
}

export function MenuLink(props: LinkItem) {
  const parts = use(MenuPartsContext);
  return parts && <parts.link {...props} />;
}

export function MenuSeparator() {
  const parts = use(MenuPartsContext);
  return parts && <parts.separator />;
}
