"use client";

import { toastResult } from "@/components/ui/call-action";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/list/row-menu";
import { readableHost } from "@/lib/domains/hosts/readable-host";
import { checkDomain } from "./actions";
import { type DomainSummary, domainDeletion } from "./deletion";

export const DomainMenu = ({ id, name, links }: DomainSummary) => (
  <RowMenu name={readableHost(name)} deletion={domainDeletion({ id, name, links })}>
    <RowMenuLink href={`/dashboard/domains/${id}`}>Edit</RowMenuLink>
    <RowMenuItem onSelect={() => toastResult(checkDomain(id), "Domain checked")}>Check now</RowMenuItem>
  </RowMenu>
);
