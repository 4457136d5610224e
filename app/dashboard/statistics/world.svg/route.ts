import { worldMap } from "@/lib/geo/world-map";

/** The shapes of the countries, the same for everybody. Its URL contains its version. */
export const GET = (): Response =>
  new Response(worldMap().svg, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=31536000, immutable" },
  });
