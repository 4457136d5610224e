"use client";

import { toastResult } from "@/components/ui/call-action";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/list/row-menu";
import { checkDomain } from "./actions";
import { type DomainSummary, domainDeletion } from "./deletion";

export const DomainMenu = ({ id, name_unicode, links }: DomainSummary) => (
  <RowMenu name={name_unicode} deletion={domainDeletion({ id, name_unicode, links })}>
    <RowMenuLink href={`/dashboard/domains/${id}`}>Edit</RowMenuLink>
    <RowMenuItem onSelect={() => toastResult(checkDomain(id), "Domain checked")}>Check now</RowMenuItem>
  </RowMenu>
);
