import GeoJSONVT from 'geojson-vt';
import { convertGeometry } from '../coordinates/CoordinateSystem.ts';
import type { Geometry } from '../geo.ts';
import { geometryAt } from '../layers/PackedFeatures.ts';
import { smallShapes } from './smallShapes.ts';
import { BUFFER, DETAIL, EXTENT, type ShapeIndex, TOLERANCE, type TileShape } from './TileShape.ts';
import type { LayerData } from './TileTask.ts';

/** Cuts wide lines and areas into tiles. */
function wideShapes({ packed, system }: LayerData, places: readonly number[]): ShapeIndex {
  const features = places.flatMap((at) => {
    const geometry: Geometry = convertGeometry(geometryAt(packed, at), 'WGS84', system);
    return geometry.type === 'Point' ? [] : [{ type: 'Feature' as const, id: at, properties: null, geometry }];
  });
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features },
    { maxZoom: DETAIL, indexMaxZoom: 4, extent: EXTENT, buffer: BUFFER, tolerance: TOLERANCE },
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

/** Indexes the lines and areas of a layer; points in it are left out. */
export function shapeIndex(layer: LayerData): ShapeIndex {
  const small = smallShapes(layer);
  const wide = small.others.length > 0 ? wideShapes(layer, small.others) : null;
  return {
    shapesIn: (tile) =>
      [...(wide?.shapesIn(tile) ?? []), ...small.shapesIn(tile)].sort((one, other) => one.at - other.at),
  };
}
