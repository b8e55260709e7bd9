import Supercluster, { type PointFeature } from 'supercluster';
import { convertPosition } from '../coordinates/CoordinateSystem.ts';
import { boxAt } from '../layers/PackedFeatures.ts';
import type { LayerData } from './TileTask.ts';

/** A point of a layer: a feature by its place among the packed ones, or a cell by its place among the cells. */
interface PointTags {
  at: number;
  isCell: boolean;
}

/** What is summed up in a circle: how many, and how many of each kind. */
interface ClusterTags {
  count: number;
  by: number[];
}

/** A mark as it is drawn at a zoom. */
export interface Mark {
  lng: number;
  lat: number;
  count: number;
  by: readonly number[];
  /** Place of the feature among the packed ones; -1 for a circle of several. */
  at: number;
  /** Zoom of tiles at which it opens. */
  opensAt: number;
}

/** The points of a layer by place and zoom. */
export interface PointIndex {
  /** Marks in a box at a zoom of tiles. */
  marksIn: (box: readonly [number, number, number, number], z: number) => Mark[];
}

/** Zoom of tiles from which on nothing is joined. */
const OPEN = 17;
/** Pixels between two marks that are joined. */
const RADIUS = 44;

/** Indexes the points of a layer whose kinds are shown. */
export function pointIndex(layer: LayerData, isShown: (kind: number) => boolean, radius = RADIUS): PointIndex {
  const { packed, cells, kinds, system } = layer;
  const none = (): number[] => kinds.map(() => 0);
  const isHeat = layer.look === 'heat';
  const tagsOf = ({ at, isCell }: PointTags): ClusterTags => {
    const by = none();
    const cell = isCell ? cells[at] : undefined;
    if (cell !== undefined) {
      for (const [place, kind] of kinds.entries()) by[place] = cell.by?.[kind] ?? 0;
      return { count: cell.count, by };
    }
    by[packed.kindOf[at] ?? 0] = 1;
    return { count: isHeat ? (packed.weights[at] ?? 1) : 1, by };
  };
  const index = new Supercluster<PointTags, ClusterTags>({
    radius: layer.isClustered || isHeat ? radius : 0,
    extent: 512,
    maxZoom: OPEN,
    map: tagsOf,
    reduce: (sum, more) => {
      sum.count += more.count;
      for (const [place, count] of more.by.entries()) sum.by[place] = (sum.by[place] ?? 0) + count;
    },
  });
  const point = (lng: number, lat: number, tags: PointTags): PointFeature<PointTags> => ({
    type: 'Feature',
    properties: tags,
    geometry: { type: 'Point', coordinates: convertPosition([lng, lat], 'WGS84', system) },
  });
  const points: PointFeature<PointTags>[] = [];
  for (let at = 0; at < packed.count; at += 1) {
    if (!isShown(packed.kindOf[at] ?? 0)) continue;
    const [west = 0, south = 0, east = 0, north = 0] = boxAt(packed, at);
    if (Number.isFinite(west + south))
      points.push(point((west + east) / 2, (south + north) / 2, { at, isCell: false }));
  }
  for (const [at, { lng, lat }] of cells.entries()) points.push(point(lng, lat, { at, isCell: true }));
  index.load(points);
  return {
    marksIn: (box, z) =>
      index.getClusters([...box], Math.min(z, OPEN + 1)).map(({ geometry, properties }): Mark => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        if ('cluster_id' in properties) {
          const { count, by, cluster_id: id } = properties;
          return { lng, lat, count, by, at: -1, opensAt: index.getClusterExpansionZoom(id) };
        }
        const { count, by } = tagsOf(properties);
        return { lng, lat, count, by, at: properties.isCell ? -1 : properties.at, opensAt: z + 2 };
      }),
  };
}
