import type { ReactNode } from "react";

/** A name and its value in a `<dl>`. */
export const DescriptionItem = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-quiet text-xs">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
);
