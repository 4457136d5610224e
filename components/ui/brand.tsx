import Link from "next/link";

/** The logo and the product name. */
export function Brand({ href = "/dashboard" }: { href?: string }) {
  return (
    <Link href={href} className="inline-flex items-center gap-2 font-semibold tracking-tight">
      <svg viewBox="0 0 24 24" className="size-6 text-accent" aria-hidden fill="currentColor">
        <path d="M11 2h2v2h6l3 3-3 3h-6v2h5v6h-5v4h-2v-4H5l-3-3 3-3h6v-2H6V4h5z" />
      </svg>
      Waypost
    </Link>
  );
}
