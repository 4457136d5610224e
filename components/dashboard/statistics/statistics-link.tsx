import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import type { KIND_NAMES } from "@/lib/statistics/options";

type Props = { kind: (typeof KIND_NAMES)[number]; id: number; children: ReactNode };

/** Links to the statistics of one page, menu, timer or form. */
export const StatisticsLink = ({ kind, id, children }: Props) => (
  <Link href={`/dashboard/statistics?kinds=${kind}&id=${id}`} className="text-accent underline">
    {children}
  </Link>
);
