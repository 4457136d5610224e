import { ChevronLeft, ChevronRight } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

const { format } = new Intl.NumberFormat("en");

type Props = { page: number; size: number; total: number; query?: Record<string, string> };

/** Pagination of a list by the query parameter `page`. */
export function Pager({ page, size, total, query = {} }: Props) {
  const last = Math.max(1, Math.ceil(total / size));
  const to = (number: number) => `?${new URLSearchParams({ ...query, page: String(number) })}`;
  const from = total === 0 ? 0 : (page - 1) * size + 1;
  return (
    <nav className="mt-4 flex items-center justify-between gap-3 text-quiet text-sm" aria-label="Pages">
      <p className="tabular-nums">
        {format(from)}–{format(Math.min(total, page * size))} of {format(total)}
      </p>
      {last > 1 && (
        <div className="flex gap-2">
          <Step href={page > 1 ? to(page - 1) : undefined} name="Previous">
            <ChevronLeft className="size-4" aria-hidden />
          </Step>
          <Step href={page < last ? to(page + 1) : undefined} name="Next">
            <ChevronRight className="size-4" aria-hidden />
          </Step>
        </div>
      )}
    </nav>
  );
}

function Step({
  href,
  name,
  children,
}: {
  href?: string | undefined;
  name: string;
  children: React.ReactNode;
}) {
  const look = buttonClass({ size: "small" });
  if (!href) return null;
  return (
    <Link href={href} className={look} rel={name === "Next" ? "next" : "prev"}>
      {name === "Previous" && children}
      {name}
      {name === "Next" && children}
    </Link>
  );
}
