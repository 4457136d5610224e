import { countOf } from "@/components/ui/count-of";
import type { Deletion } from "@/components/ui/delete-dialog";
import { readableHost } from "@/lib/domains/hosts/readable-host";
import { deleteDomain } from "./actions";

export type DomainSummary = { id: number; name: string; links: number };

/** The confirmation before a domain is deleted. */
export const domainDeletion = ({ id, name, links }: DomainSummary): Deletion => ({
  title: `Delete ${readableHost(name)}?`,
  action: "Delete domain",
  consequences: `${consequenceOf(links)} Printed QR codes with this domain will stop working, including those of pages. This can't be undone.`,
  success: "Domain deleted",
  run: () => deleteDomain(id, links > 0),
});

const consequenceOf = (links: number) =>
  links > 0
    ? `${countOf(links, "link")} on it will be deleted too, with ${links === 1 ? "its" : "their"} statistics.`
    : "Visitors of the domain will see a “not found” page.";
