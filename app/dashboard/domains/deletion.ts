import { countOf } from "@/components/ui/count-of";
import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteDomain } from "./actions";

export type DomainSummary = { id: number; name_unicode: string; links: number };

/** The confirmation before a domain is deleted. */
export const domainDeletion = ({ id, name_unicode, links }: DomainSummary): Deletion => ({
  title: `Delete ${name_unicode}?`,
  action: "Delete domain",
  consequences: `${consequenceOf(links)} Printed QR codes with this domain stop working, also those of pages. This can't be undone.`,
  success: "Domain deleted",
  run: () => deleteDomain(id, links > 0),
});

const consequenceOf = (links: number) =>
  links > 0
    ? `${countOf(links, "link")} on it will be deleted too, with their statistics.`
    : 'Visitors of the domain will see a "not found" page.';
