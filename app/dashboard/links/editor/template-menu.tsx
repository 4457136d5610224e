"use client";

import { ChevronDown } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/menu";
import type { Template } from "@/lib/utm";

type Props = { templates: readonly Template[]; onUse(template: Template): void };

/** Fills campaign parameters from one of the account's UTM templates. */
export const TemplateMenu = ({ templates, onUse }: Props) => (
  <Menu
    align="start"
    triggerClass={buttonClass({ size: "small" })}
    trigger={
      <>
        Use template
        <ChevronDown className="size-4" aria-hidden />
      </>
    }
  >
    {templates.map((template) => (
      <MenuItem key={template.id} onSelect={() => onUse(template)}>
        <span className="min-w-0 truncate">{template.name}</span>
      </MenuItem>
    ))}
  </Menu>
);
