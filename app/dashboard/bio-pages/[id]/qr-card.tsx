import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

/** The QR code of a page, to download. */
export function QrCard({ page: { id, slug } }: { page: { id: number; slug: string } }) {
  // The slug is part of the address, so that a renamed page isn't shown with its old code.
  const at = (format: string) => `/dashboard/bio-pages/${id}/qr?${new URLSearchParams({ format, slug })}`;
  return (
    <Card title="QR code" className="mt-6">
      <div className="flex flex-wrap items-center gap-4">
        {/* biome-ignore lint/performance/noImgElement: our own route renders it */}
        <img
          src={at("svg")}
          width={160}
          height={160}
          alt={`QR code of ${slug}`}
          className="size-40 rounded-control border border-line"
        />
        <div className="flex flex-wrap gap-2">
          {["png", "svg"].map((format) => (
            <a
              key={format}
              href={at(format)}
              download={`${slug}.${format}`}
              className={buttonClass({ size: "small" })}
            >
              Download {format.toUpperCase()}
            </a>
          ))}
        </div>
      </div>
    </Card>
  );
}
