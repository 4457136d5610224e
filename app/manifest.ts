import type { MetadataRoute } from "next";
import { BRAND } from "@/components/pages/brand";

/** For the dashboard on a phone's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Waypost",
    short_name: "Waypost",
    start_url: "/dashboard",
    display: "standalone",
    background_color: BRAND.ground[0],
    theme_color: BRAND.ground[0],
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "maskable",
    })),
  };
}
