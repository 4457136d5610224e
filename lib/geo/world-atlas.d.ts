/** Borders of countries by Natural Earth, public domain. Their ids are the numbers of ISO 3166-1. */
declare module "world-atlas/countries-110m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  const atlas: Topology<{ countries: GeometryCollection<{ name: string }> }>;
  export default atlas;
}
