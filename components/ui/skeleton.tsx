import clsx from "clsx";

/** A gray placeholder shape. */
const Skeleton = ({ className }: { className?: string }) => (
  <div className={clsx("animate-pulse rounded-control bg-raised", className)} aria-hidden />
);

/** The loading state of a list page. */
export function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton className="mb-6 h-8 w-48" />
      <Skeleton className="mb-4 h-10 w-full max-w-sm" />
      <div className="space-y-2">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-14 w-full" />
        ))}
      </div>
    </div>
  );
}
