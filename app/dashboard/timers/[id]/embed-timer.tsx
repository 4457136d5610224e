"use client";

import { useState } from "react";
import { type PageAddress, PageHostSelect } from "@/components/dashboard/page-host-select";
import { CodeBlock } from "@/components/ui/code-block";

type Props = {
  gif: string;
  html: string;
  /** The addresses of the animated image, the preselected one first. */
  addresses: readonly [PageAddress, ...PageAddress[]];
};

/** The snippet for emails, with a choice of domain. */
export function EmbedTimer({ gif, html, addresses }: Props) {
  const [domain, setDomain] = useState(addresses[0].domain);
  const { url } = addresses.find((one) => one.domain === domain) ?? addresses[0];
  return (
    <div className="space-y-4">
      <PageHostSelect addresses={addresses} value={domain} onChange={setDomain} />
      <Snippet name="HTML" value={html.replaceAll(gif, url)} label="HTML" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Snippet name="Animated image (GIF)" value={url} label="GIF URL" />
        <Snippet name="Still image (PNG)" value={url.replace(/gif$/, "png")} label="PNG URL" />
      </div>
    </div>
  );
}

const Snippet = ({ name, value, label }: { name: string; value: string; label: string }) => (
  <div className="min-w-0">
    <p className="mb-1 text-quiet text-xs">{name}</p>
    <CodeBlock value={value} label={label} />
  </div>
);
