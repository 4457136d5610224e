import { X } from "lucide-react";
import { Link } from "@/components/ui/link";

/** An active filter; a click removes it. */
export const FilterChip = ({ name, href }: { name: string; href: string }) => (
  <Link
    href={href}
    scroll={false}
    aria-label={`Remove ${name}`}
    className="flex h-8 w-fit max-w-full items-center gap-1.5 rounded-full bg-raised pr-2 pl-3 text-sm hover:text-danger"
  >
    <span className="min-w-0 max-w-48 truncate sm:max-w-96">{name}</span>
    <X className="size-3.5 shrink-0" aria-hidden />
  </Link>
);
