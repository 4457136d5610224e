"use client";

import clsx from "clsx";
import { useEffect, useState } from "react";

const PAUSE_MS = 200;

type Props = {
  src: string | undefined;
  slug: string;
  /** Why the code couldn't be loaded. */
  failure: string | undefined;
  onFail(src: string): void;
};

/** The same file as the download. */
export function QrPicture({ src, slug, failure, onFail }: Props) {
  const [drawn, setDrawn] = useState(src);
  // Debounced: a color picker changes with every pointer move.
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(src), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [src]);
  const frame = "w-40 rounded-control border border-line @lg:w-60";
  if (failure)
    return (
      <p role="alert" className={clsx(frame, "p-4 text-danger text-sm")}>
        {failure}
      </p>
    );
  return (
    // biome-ignore lint/performance/noImgElement: our own route renders it
    <img
      src={drawn}
      width={240}
      height={240}
      alt={`QR code of ${slug}`}
      onError={() => drawn && onFail(drawn)}
      className={clsx(frame, "h-auto")}
    />
  );
}
