import type { TemplateFields } from "@/lib/utm/schema";
import { list, remove, save } from "@/lib/utm/service";
import type { UtmTemplate } from "@/prisma/client/client";

const serialize = ({ id, name, source, medium, campaign, term, content }: UtmTemplate): Template => ({
  id,
  name,
  source,
  medium,
  campaign,
  term,
  content,
});

export type Template = TemplateFields & { id: number };

export const utmTemplates = { list, save, remove, serialize };
