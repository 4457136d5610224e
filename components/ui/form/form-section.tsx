import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  title: string;
  /** A summary of the contents, shown while closed. */
  state: ReactNode;
  children: ReactNode;
};

/** A named section of a form that starts closed. An error inside opens it (use-form.ts). */
export const FormSection = ({ title, state, children }: Props) => (
  <details className="group/section border-line border-t">
    <summary className="flex cursor-pointer list-none items-center gap-4 rounded-control py-3.5 [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-sm">{title}</span>
        <span className="mt-0.5 block truncate text-quiet text-xs group-open/section:hidden">{state}</span>
      </span>
      <ChevronDown
        className="size-4 shrink-0 text-quiet transition-transform group-open/section:rotate-180 motion-reduce:transition-none"
        aria-hidden
      />
    </summary>
    <div className="space-y-5 pt-1 pb-6">{children}</div>
  </details>
);
