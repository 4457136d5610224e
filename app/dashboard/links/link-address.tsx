"use client";

import type { ComponentProps } from "react";
import { TagChip } from "@/components/dashboard/links/tag-chip";
import type { TagColor } from "@/components/dashboard/links/tag-colors";
import { CopyButton } from "@/components/ui/copy-button";
import { Link } from "@/components/ui/link";
import { RowUrl } from "@/components/ui/list/row-url";
import { UrlText } from "@/components/ui/url-text";
import { readableHost } from "@/lib/domains/hosts/readable-host";
import { LinkMarks } from "./link-marks";
import { StateBadge } from "./state-badge";

type Shown = { id: number; short_url: string; long_url: string; domain: string | null; title: string };

type Props = {
  link: Shown & ComponentProps<typeof LinkMarks>["link"] & ComponentProps<typeof StateBadge>["link"];
  tags: readonly { name: string; color: TagColor | undefined }[];
};

const SHOWN_TAGS = 4;

/** A short link in a list, with its destination, tags and marks. */
export function LinkAddress({ link, tags }: Props) {
  const { hostname, pathname, search } = new URL(link.long_url);
  const host = readableHost(hostname).replace(/^www\./, "");
  const path = pathname === "/" ? "" : pathname;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden
        className="hidden size-9 shrink-0 place-items-center rounded-full bg-raised font-semibold text-accent uppercase sm:grid"
      >
        {host.charAt(0)}
      </span>
      <div className="min-w-0">
        <div className="flex items-center gap-1">
          <Link href={`/dashboard/links/${link.id}`} className="min-w-0 font-medium hover:underline">
            <RowUrl url={link.short_url} />
          </Link>
          <CopyButton value={link.short_url} label={link.short_url} />
          <span className="hidden gap-1.5 sm:flex">
            <LinkMarks link={link} />
          </span>
        </div>
        <p className="text-quiet text-xs sm:line-clamp-1 sm:break-all" title={link.long_url}>
          {link.domain && <span className="block truncate sm:hidden">{readableHost(link.domain)}</span>}
          {link.title && (
            <span className="max-sm:block max-sm:truncate">
              {link.title}
              <span className="max-sm:hidden"> · </span>
            </span>
          )}
          <span className="max-sm:line-clamp-2">
            <UrlText url={host + path + search} />
          </span>
        </p>
        <div className="mt-1 flex items-center gap-1.5 sm:hidden">
          <StateBadge link={link} />
          <LinkMarks link={link} />
        </div>
        {tags.length > 0 && (
          <p className="mt-1 flex flex-wrap gap-1">
            {tags.slice(0, SHOWN_TAGS).map(({ name, color }) => (
              <TagChip key={name} name={name} color={color} />
            ))}
            {tags.length > SHOWN_TAGS && (
              <span className="py-0.5 text-quiet text-xs">+{tags.length - SHOWN_TAGS}</span>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
