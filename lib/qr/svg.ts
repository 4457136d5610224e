import type { Picture } from "@/lib/qr/picture";

/** An SVG document with one user unit per pixel; colors are six hex digits. */
export function svg({ size, module, rows }: Picture, fg: string, bg: string): Buffer {
  const bars = rows.flatMap(({ top, spans }) =>
    spans.map(({ left, width }) => `M${left} ${top}h${width}v${module}h-${width}z`),
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" ` +
      `shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#${bg}"/>` +
      `<path fill="#${fg}" d="${bars.join("")}"/></svg>`,
  );
}
