import { convertPosition } from '../coordinates/CoordinateSystem.ts';
import type { Box } from '../geo.ts';
import { boxAt, type PackedTexts, textsOf } from '../layers/PackedFeatures.ts';
import { pixelX, pixelY } from './project.ts';
import { HEAT_REACH } from './paintHeat.ts';
import { type PointIndex, pointIndex } from './pointIndex.ts';
import { shapeIndex } from './shapeIndex.ts';
import type { ShapeIndex } from './TileShape.ts';
import { type FoundFeature, type LayerData, type Palette, partOf, type Showing, type TilePart } from './TileTask.ts';

/** A shape as far as its name and its box go. */
export interface ShapeSpot {
  at: number;
  /** West, south, east and north on the map. */
  box: Box;
  /** Its middle on the map. */
  lng: number;
  lat: number;
}

/** A layer with its indexes, which are made when they are first needed. */
export interface StoredLayer {
  data: LayerData;
  texts: PackedTexts;
  /** For each packed kind its place in the legend. */
  points: () => PointIndex;
  shapes: () => ShapeIndex;
  spots: () => readonly ShapeSpot[];
  isShown: (kind: number) => boolean;
}

/** A value that is made once, and again after `drop`. */
function kept<T>(make: () => T): { read: () => T; drop: () => void } {
  let value: { of: T } | null = null;
  return {
    read: () => (value ??= { of: make() }).of,
    drop: () => {
      value = null;
    },
  };
}

/** Kinds by their place in the legend; what the legend does not name counts as its first entry. */
function inLegendOrder(data: LayerData, { kinds }: PackedTexts): LayerData {
  const places = kinds.map((kind) => Math.max(0, data.kinds.indexOf(kind)));
  const kindOf = data.packed.kindOf.map((kind) => places[kind] ?? 0);
  return { ...data, packed: { ...data.packed, kindOf } };
}

function spotsOf({ packed, system }: LayerData): ShapeSpot[] {
  const spots: ShapeSpot[] = [];
  for (let at = 0; at < packed.count; at += 1) {
    if (packed.typeOf[at] === 0) continue;
    const [west = 0, south = 0, east = 0, north = 0] = boxAt(packed, at);
    const [low, high] = [
      convertPosition([west, south], 'WGS84', system),
      convertPosition([east, north], 'WGS84', system),
    ];
    spots.push({
      at,
      box: [low[0], low[1], high[0], high[1]],
      lng: (low[0] + high[0]) / 2,
      lat: (low[1] + high[1]) / 2,
    });
  }
  return spots;
}

/** What a worker knows of the map. */
export class TileStore {
  palette: Palette = { colors: {}, font: 'sans-serif' };
  private layers = new Map<string, StoredLayer & { dropPoints: () => void }>();
  private showing: Showing = { order: [], hidden: {} };
  private readonly part: TilePart;

  constructor(part: TilePart) {
    this.part = part;
  }

  put(given: LayerData): void {
    const texts = textsOf(given.packed);
    const data = inLegendOrder(given, texts);
    const isShown = (kind: number) => this.isKindShown(data, kind);
    const points = kept(() => pointIndex(data, isShown, data.look === 'heat' ? HEAT_REACH / 4 : undefined));
    const shapes = kept(() => shapeIndex(data));
    const spots = kept(() => spotsOf(data));
    this.layers.set(data.id, {
      data,
      texts,
      isShown,
      points: points.read,
      shapes: shapes.read,
      spots: spots.read,
      dropPoints: points.drop,
    });
  }

  drop(id: string): void {
    this.layers.delete(id);
  }

  show(showing: Showing): void {
    const before = this.showing;
    this.showing = showing;
    for (const [id, layer] of this.layers)
      if (String(before.hidden[id] ?? []) !== String(showing.hidden[id] ?? [])) layer.dropPoints();
  }

  /** The layers that are shown, from below. */
  shown(): StoredLayer[] {
    return this.showing.order.flatMap((id) => this.layers.get(id) ?? []);
  }

  /** Those that this half draws; the upper half also knows shapes by their names. */
  own(): StoredLayer[] {
    return this.shown().filter(({ data }) => partOf(data) === this.part);
  }

  layer(id: string): StoredLayer | undefined {
    return this.layers.get(id);
  }

  private isKindShown({ id, kinds }: LayerData, kind: number): boolean {
    return !(this.showing.hidden[id] ?? []).includes(kinds[kind] ?? '');
  }
}

/** A feature of a layer as it is told to the page. */
export function featureAt({ data, texts }: StoredLayer, at: number): FoundFeature {
  const [west = 0, south = 0, east = 0, north = 0] = boxAt(data.packed, at);
  return {
    layer: data.id,
    id: texts.ids[at] ?? '',
    name: texts.names[at] ?? '',
    kind: data.kinds[data.packed.kindOf[at] ?? 0] ?? '',
    at: convertPosition([(west + east) / 2, (south + north) / 2], 'WGS84', data.system),
  };
}

/** How far two positions are from each other in pixels at a zoom of tiles. */
export const pixelsBetween = (one: readonly [number, number], other: readonly [number, number], z: number): number =>
  Math.hypot(pixelX(one[0], z) - pixelX(other[0], z), pixelY(one[1], z) - pixelY(other[1], z));
