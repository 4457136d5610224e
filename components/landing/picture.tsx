import clsx from "clsx";
import type { StaticImageData } from "next/image";
import type { Theme } from "@/components/dashboard/theme";

/** A screenshot; one value where both themes look the same. */
type ByTheme = StaticImageData | { light: StaticImageData; dark: StaticImageData };

type Props = {
  of: ByTheme;
  /** Shown instead on phones. */
  onPhones?: ByTheme;
  theme: Theme;
  alt: string;
  /** Above the fold, so not lazy-loaded. */
  first?: boolean;
  className?: string;
};

const PHONE = "(max-width: 639px)";
const DARK = "(prefers-color-scheme: dark)";

/** A picture in the visitor's chosen theme, or else the system's. */
export function Picture({ of, onPhones, theme, alt, first = false, className }: Props) {
  const image = inTheme(of, theme);
  return (
    <picture>
      {onPhones && theme === "system" && (
        <Source of={inTheme(onPhones, "dark")} media={`${PHONE} and ${DARK}`} />
      )}
      {onPhones && <Source of={inTheme(onPhones, theme)} media={PHONE} />}
      {theme === "system" && "dark" in of && <Source of={of.dark} media={DARK} />}
      <img
        src={image.src}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
        className={clsx("h-auto w-full", className)}
      />
    </picture>
  );
}

const inTheme = (of: ByTheme, theme: Theme): StaticImageData =>
  "src" in of ? of : theme === "dark" ? of.dark : of.light;

const Source = ({ of, media }: { of: StaticImageData; media: string }) => (
  <source media={media} srcSet={of.src} width={of.width} height={of.height} />
);
