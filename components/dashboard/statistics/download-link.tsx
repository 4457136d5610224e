import { Download } from "lucide-react";
import { buttonClass } from "@/components/ui/button";

/** Downloads a list as CSV. */
export const DownloadLink = ({ href, name }: { href: string; name: string }) => (
  <a
    href={href}
    download
    aria-label={`CSV: ${name}`}
    className={buttonClass({ look: "quiet", size: "small" }, "-my-1 px-2 text-xs")}
  >
    <Download className="size-3.5" aria-hidden />
    CSV
  </a>
);
