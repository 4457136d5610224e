import { createHash } from "node:crypto";
import { geoNaturalEarth1, geoPath } from "d3-geo";
import { iso31661NumericToAlpha2 } from "iso-3166";
import { merge } from "topojson-client";
import type { MultiPolygon, Polygon } from "topojson-specification";
import atlas from "world-atlas/countries-110m.json";
import { perProcess } from "@/lib/per-process";

const WIDTH = 960;
const ANTARCTICA = "AQ";
/** Countries without an ISO number, with the codes used for their visits. */
const UNNUMBERED: Readonly<Record<string, string>> = { Kosovo: "XK", Somaliland: "SO", "N. Cyprus": "CY" };

/** An SVG document and the size of its picture. */
type WorldMap = { svg: string; version: string; width: number; height: number };

/**
 * The world without Antarctica. The root's id is `world`, each shape's is its country code; small countries have no
 * shape.
 */
export const worldMap = (): WorldMap => perProcess("world-map", drawWorld);

/** The immutable URL of the map, and its size. */
export function worldShapes(): { src: string; width: number; height: number } {
  const { version, width, height } = worldMap();
  return { src: `/dashboard/statistics/world.svg?v=${version}`, width, height };
}

function drawWorld(): WorldMap {
  const shapes = shapesByCode();
  const land = merge(atlas, [...shapes.values()].flat());
  const projection = geoNaturalEarth1().fitWidth(WIDTH, land);
  const pathOf = geoPath(projection).digits(1);
  const height = Math.ceil(pathOf.bounds(land)[1][1]);
  const paths = [...shapes].map(
    ([code, parts]) => `<path id="${code}" d="${pathOf(merge(atlas, parts)) ?? ""}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}"><g id="world">${paths.join("")}</g></svg>`;
  return { svg, version: createHash("sha256").update(svg).digest("hex").slice(0, 16), width: WIDTH, height };
}

function shapesByCode(): Map<string, (Polygon | MultiPolygon)[]> {
  const shapes = new Map<string, (Polygon | MultiPolygon)[]>();
  for (const shape of atlas.objects.countries.geometries) {
    if (shape.type !== "Polygon" && shape.type !== "MultiPolygon") continue;
    const { id, properties } = shape;
    const code = iso31661NumericToAlpha2[String(id)] ?? UNNUMBERED[properties?.name ?? ""];
    if (code && code !== ANTARCTICA) shapes.set(code, [...(shapes.get(code) ?? []), shape]);
  }
  return shapes;
}
