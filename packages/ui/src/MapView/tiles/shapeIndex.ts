import GeoJSONVT from 'geojson-vt';
import { convertGeometry } from '../coordinates/CoordinateSystem.ts';
import type { Geometry } from '../geo.ts';
import { geometryAt } from '../layers/PackedFeatures.ts';
import type { LayerData, TileAddress } from './TileTask.ts';

/** Units across a tile. */
export const EXTENT = 4096;
/** Highest zoom of tiles with detail of its own. */
const DETAIL = 18;

/** A line or an area in a tile: its place among the packed features, and its rings as x, y in turn. */
export interface TileShape {
  at: number;
  isArea: boolean;
  rings: readonly (Int16Array | Int32Array)[];
}

/** The lines and areas of a layer by tile. */
export interface ShapeIndex {
  shapesIn: (tile: TileAddress) => TileShape[];
}

/** Indexes the lines and areas of a layer; points in it are left out. */
export function shapeIndex({ packed, system }: LayerData): ShapeIndex {
  const features: { type: 'Feature'; id: number; properties: null; geometry: Exclude<Geometry, { type: 'Point' }> }[] =
    [];
  for (let at = 0; at < packed.count; at += 1) {
    const geometry = convertGeometry(geometryAt(packed, at), 'WGS84', system);
    if (geometry.type !== 'Point') features.push({ type: 'Feature', id: at, properties: null, geometry });
  }
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features },
    { maxZoom: DETAIL, indexMaxZoom: 4, extent: EXTENT, buffer: 80, tolerance: 3 },
  );
  return {
    shapesIn: ({ z, x, y }) =>
      (index.getTileRaw(z, x, y)?.features ?? []).flatMap((feature): TileShape[] =>
        feature.type === 2 || feature.type === 3
          ? [{ at: Number(feature.id), isArea: feature.type === 3, rings: feature.geometry }]
          : [],
      ),
  };
}
