import { ExternalLink } from "lucide-react";
import { buttonClass } from "./button";

/** Shows a public page in a tab of its own. */
export const OpenButton = ({ href }: { href: string }) => (
  <a href={href} target="_blank" rel="noopener" className={buttonClass()}>
    <ExternalLink className="size-4" aria-hidden />
    Open
  </a>
);
