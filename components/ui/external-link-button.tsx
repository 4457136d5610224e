import { ExternalLink } from "lucide-react";
import { buttonClass } from "./button";

/** A button-like link that opens a public page in a new tab. */
export const ExternalLinkButton = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener" className={buttonClass()}>
    <ExternalLink className="size-4" aria-hidden />
    {children}
  </a>
);
