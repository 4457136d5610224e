"use client";

import { useState } from "react";
import { type PageAddress, PageHostSelect } from "@/components/dashboard/page-host-select";
import { CodeBlock } from "@/components/ui/code-block";
import { Disclosure } from "@/components/ui/disclosure";
import { html } from "@/lib/html/markup";

const INITIAL_HEIGHT = 640;

/** The snippet: an iframe, and a script that sets the height that the form reports. */
function snippetOf(title: string, url: string): string {
  const address = `${url}?embed=1`;
  return html`<iframe src="${address}" title="${title}" loading="lazy"
  style="display: block; width: 100%; height: ${INITIAL_HEIGHT}px; border: 0"></iframe>
<script>
  addEventListener("message", ({ source, data }) => {
    for (const frame of document.querySelectorAll('iframe[src="${address}"]'))
      if (frame.contentWindow === source && data?.formHeight > 0) frame.style.height = data.formHeight + "px";
  });
</script>`.text;
}

type Props = {
  form: { title: string; state: string; redirect_url: string | null };
  /** The form's addresses, the preselected one first. */
  addresses: readonly [PageAddress, ...PageAddress[]];
};

/** The snippet that embeds the form in another site, with a choice of domain. */
export function EmbedCode({ form, addresses }: Props) {
  const [domain, setDomain] = useState(addresses[0].domain);
  const { url } = addresses.find((one) => one.domain === domain) ?? addresses[0];
  return (
    <Disclosure title="Embed on your website" card className="mb-6">
      <div className="space-y-3 text-sm">
        <p>Paste this code where the form should appear. It works without cookies.</p>
        <PageHostSelect addresses={addresses} value={domain} onChange={setDomain} />
        <CodeBlock value={snippetOf(form.title, url)} label="embed code" />
        <p className="text-quiet text-xs">
          The script adjusts the height to the form. Without it, the frame scrolls.
          {form.redirect_url &&
            " After submitting, visitors see the thank-you message with a link to your redirect URL."}
          {form.state === "draft" && " Publish the form first: hidden forms return “not found”."}
        </p>
      </div>
    </Disclosure>
  );
}
