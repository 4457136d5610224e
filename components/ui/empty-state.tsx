import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Fills the whole page, so its title is the h1. */
  whole?: boolean;
  children?: ReactNode;
};

/** Shown in place of an empty list: what it is for and how to start. */
export function EmptyState({ icon: Icon, title, text, whole = false, children }: Props) {
  const Title = whole ? "h1" : "h2";
  return (
    <div className="flex flex-col items-center rounded-card border border-line border-dashed bg-surface px-6 py-14 text-center">
      <span className="mb-4 grid size-12 place-items-center rounded-full bg-raised text-accent">
        <Icon className="size-6" aria-hidden />
      </span>
      <Title className="font-semibold">{title}</Title>
      <p className="mt-1 max-w-md text-quiet text-sm">{text}</p>
      {children && <div className="mt-5 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}
