import { SignpostIcon } from "@/components/pages/signpost-icon";
import { Link } from "./link";

/** The logo and the product name. */
export const Brand = ({ href = "/dashboard" }: { href?: string }) => (
  <Link href={href} className="inline-flex items-center gap-2 font-semibold tracking-tight">
    <span className="text-accent">
      <SignpostIcon arm="ahead" size={24} />
    </span>
    Waypost
  </Link>
);
