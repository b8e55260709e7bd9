import { isInside } from '../../isInside/isInside.tsx';
import { convertGeometry, convertPosition } from '../coordinates/CoordinateSystem.ts';
import type { Box, Geometry } from '../geo.ts';
import { geometryAt } from '../layers/PackedFeatures.ts';
import type { FeatureRef } from '../layers/MapLayer.ts';
import { eastOf, northOf, southOf, westOf } from './boxesOf.ts';
import { clusterRadius, MARK } from './paintMarks.ts';
import type { Mark, PointsIn } from './pointIndex.ts';
import { boxAround, pixelX, pixelY } from './project.ts';
import { EXTENT, type TileShape } from './TileShape.ts';
import { featureAt, pixelsBetween, type StoredLayer, type TileStore } from './TileStore.ts';
import { type FoundCluster, type FoundFeature, type Hit, type InView, TILE, type WholeFeature } from './TileTask.ts';

const isShape = ({ data: { look } }: StoredLayer) => look === 'shapes' || look === 'lines';

const clusterOf = ({ data }: StoredLayer, { lng, lat, count, by, opensAt }: Mark): FoundCluster => ({
  layer: data.id,
  count,
  at: [lng, lat],
  zoom: opensAt + 1,
  by,
});

/** The mark nearest to a point of the map within reach. */
function markAt(layer: StoredLayer, at: readonly [number, number], z: number, reach: number): Hit {
  const distance = ({ lng, lat }: Mark) => pixelsBetween([lng, lat], at, z);
  const near = layer
    .points()
    .marksIn(boxAround(at, z, 30), z)
    .filter((mark) => distance(mark) <= (mark.at < 0 ? clusterRadius(mark.count) : MARK + reach))
    .sort((one, other) => distance(one) - distance(other))[0];
  if (near === undefined) return null;
  return near.at < 0 ? { cluster: clusterOf(layer, near) } : { feature: featureAt(layer, near.at) };
}

/** How far a point is from the line between two. */
function distanceToLine(x: number, y: number, x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}

/** True where a point of a tile is in an area, or near a line of it. */
function touches({ rings, isArea }: TileShape, x: number, y: number, reach: number): boolean {
  let crossings = 0;
  for (const ring of rings)
    for (let at = 2; at < ring.length; at += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[at - 2], ring[at - 1], ring[at], ring[at + 1]];
      if (!isArea && distanceToLine(x, y, x1, y1, x2, y2) <= reach) return true;
      if (isArea && y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) crossings += 1;
    }
  return crossings % 2 === 1;
}

/** The line or the smallest area at a point of the map. */
function shapeAt(layer: StoredLayer, [lng, lat]: readonly [number, number], zoom: number, reach: number): Hit {
  const z = Math.max(0, Math.min(18, zoom - 1));
  const [x, y] = [pixelX(lng, z) / TILE, pixelY(lat, z) / TILE];
  const tile = { z, x: Math.floor(x), y: Math.floor(y) };
  const found = layer
    .shapes()
    .shapesIn(tile)
    .filter(
      (shape) =>
        layer.isShown(layer.data.packed.kindOf[shape.at] ?? 0) &&
        touches(shape, (x - tile.x) * EXTENT, (y - tile.y) * EXTENT, ((reach + 3) * EXTENT) / TILE),
    )
    .map(({ at }) => at);
  const [first] = found;
  if (first === undefined) return null;
  const boxes = layer.boxes();
  const sizeOf = (at: number) => (eastOf(boxes, at) - westOf(boxes, at)) * (northOf(boxes, at) - southOf(boxes, at));
  const least = found.reduce((one, other) => (sizeOf(other) < sizeOf(one) ? other : one), first);
  return { feature: featureAt(layer, least) };
}

/** What stands at a point of the map, the uppermost layer first. */
export function hitAt(store: TileStore, at: readonly [number, number], zoom: number, reach: number): Hit {
  for (const layer of store.own().reverse()) {
    if (layer.data.isGround || layer.data.look === 'heat') continue;
    const hit = isShape(layer) ? shapeAt(layer, at, zoom, reach) : markAt(layer, at, zoom - 1, reach);
    if (hit !== null) return hit;
  }
  return null;
}

/** Where a feature is. */
export function wholeOf(store: TileStore, { layer: of, id }: FeatureRef): WholeFeature | null {
  const layer = store.layer(of);
  const at = layer?.texts().ids.indexOf(id) ?? -1;
  return layer === undefined || at < 0
    ? null
    : { ...featureAt(layer, at), geometry: geometryAt(layer.data.packed, at) };
}

/** The lines and areas of a layer that touch a box and are shown. */
function shapesIn(layer: StoredLayer, [west, south, east, north]: Box): number[] {
  const { count, kindOf, typeOf } = layer.data.packed;
  const boxes = layer.boxes();
  const places: number[] = [];
  for (let at = 0; at < count; at += 1)
    if (
      typeOf[at] !== 0 &&
      westOf(boxes, at) <= east &&
      eastOf(boxes, at) >= west &&
      southOf(boxes, at) <= north &&
      northOf(boxes, at) >= south &&
      layer.isShown(kindOf[at] ?? 0)
    )
      places.push(at);
  return places;
}

/** Places of the features of a layer in a box, with the cells in it. */
const placesIn = (layer: StoredLayer, box: Box): PointsIn =>
  isShape(layer) ? { places: shapesIn(layer, box), cells: [] } : layer.points().pointsIn(box);

/** Counts and lists what stands in a box. */
export function inView(store: TileStore, box: Box, zoom: number, most: number): InView {
  const counts: Record<string, number[]> = {};
  const untold: Record<string, number> = {};
  const [found, clusters]: [FoundFeature[], FoundCluster[]] = [[], []];
  const middle = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2] as const;
  for (const layer of store.own()) {
    const { data } = layer;
    if (data.isGround) continue;
    const sums = data.kinds.map(() => 0);
    const { places, cells } = placesIn(layer, box);
    for (const at of places) sums[data.packed.kindOf[at] ?? 0] = (sums[data.packed.kindOf[at] ?? 0] ?? 0) + 1;
    for (const { by } of cells) for (const [kind, count] of by.entries()) sums[kind] = (sums[kind] ?? 0) + count;
    counts[data.id] = sums;
    untold[data.id] = cells.reduce((sum, { count, by }) => sum + count - by.reduce((all, one) => all + one, 0), 0);
    if (data.look === 'heat') continue;
    const features = places.slice(0, 2000).map((at) => featureAt(layer, at));
    found.push(...features);
    if (isShape(layer)) continue;
    const drawn = layer.points().marksIn(box, zoom - 1);
    clusters.push(...drawn.filter(({ at }) => at < 0).map((mark) => clusterOf(layer, mark)));
  }
  const nearest = found
    .map((feature) => ({ feature, far: pixelsBetween(feature.at, middle, zoom) }))
    .sort((one, other) => one.far - other.far)
    .map(({ feature }) => feature);
  return { features: nearest.slice(0, most), clusters: clusters.slice(0, most), counts, untold };
}

/** The features whose middle lies in an area drawn on the map. */
export function featuresInside(store: TileStore, area: Geometry): FoundFeature[] {
  return store.own().flatMap((layer) => {
    if (layer.data.isGround || layer.data.look === 'heat') return [];
    const drawn = convertGeometry(area, layer.data.system, 'WGS84');
    return layer.texts().ids.flatMap((_, at) => {
      if (!layer.isShown(layer.data.packed.kindOf[at] ?? 0)) return [];
      const feature = featureAt(layer, at);
      const [lng, lat] = convertPosition([...feature.at] as [number, number], layer.data.system, 'WGS84');
      return isInside([lng, lat], drawn) ? [feature] : [];
    });
  });
}
