import clsx from "clsx";
import type { ComponentProps } from "react";
import { Link } from "./link";

const SHAPE =
  "inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap transition-colors disabled:opacity-60";

const LOOKS = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border border-edge/50 bg-surface text-ink hover:bg-raised",
  quiet: "text-quiet hover:bg-raised hover:text-ink",
  danger: "bg-danger text-on-danger hover:brightness-110",
} as const;

const SIZES = {
  normal: "h-10 px-4 text-sm",
  small: "h-8 px-3 text-sm",
  icon: "size-9",
} as const;

type Style = { look?: keyof typeof LOOKS | undefined; size?: keyof typeof SIZES | undefined };

/** The classes of a button, for other elements that look like one. */
export const buttonClass = ({ look = "secondary", size = "normal" }: Style = {}, more?: string) =>
  clsx(SHAPE, LOOKS[look], SIZES[size], more);

export function Button({ look, size, className, ...rest }: Style & ComponentProps<"button">) {
  return <button type="button" {...rest} className={buttonClass({ look, size }, className)} />;
}

export function LinkButton({ look, size, className, ...rest }: Style & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonClass({ look, size }, className)} />;
}
