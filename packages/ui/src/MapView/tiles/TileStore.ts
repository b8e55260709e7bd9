import { type PackedTexts, textsOf } from '../layers/PackedFeatures.ts';
import { type Boxes, boxesOf, eastOf, northOf, southOf, westOf } from './boxesOf.ts';
import { pixelX, pixelY } from './project.ts';
import { HEAT_REACH } from './paintHeat.ts';
import { type PointIndex, pointIndex } from './pointIndex.ts';
import { shapeIndex } from './shapeIndex.ts';
import type { ShapeIndex } from './TileShape.ts';
import { type FoundFeature, type LayerData, type Palette, partOf, type Showing, type TilePart } from './TileTask.ts';

/** A layer with its indexes, which are made when they are first needed. */
export interface StoredLayer {
  data: LayerData;
  texts: () => PackedTexts;
  /** For each packed kind its place in the legend. */
  points: () => PointIndex;
  shapes: () => ShapeIndex;
  boxes: () => Boxes;
  /** From where to where its features go, in pixels of the world at zoom 0. */
  across: () => readonly [west: number, east: number];
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
function inLegendOrder(data: LayerData): LayerData {
  const places = data.packed.kinds.map((kind) => Math.max(0, data.kinds.indexOf(kind)));
  const kindOf = data.packed.kindOf.map((kind) => places[kind] ?? 0);
  return { ...data, packed: { ...data.packed, kindOf } };
}

function acrossOf(boxes: Boxes, count: number): readonly [west: number, east: number] {
  let [west, east] = [Infinity, -Infinity];
  for (let at = 0; at < count; at += 1) {
    if (westOf(boxes, at) < west) west = westOf(boxes, at);
    if (eastOf(boxes, at) > east) east = eastOf(boxes, at);
  }
  return [pixelX(west, 0), pixelX(east, 0)];
}

/** Whether two lists of kinds are the same; the key of a kind may be empty. */
const areSame = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((kind, at) => kind === other[at]);

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
    const data = inLegendOrder(given);
    const isShown = (kind: number) => this.isKindShown(data, kind);
    const points = kept(() => pointIndex(data, isShown, data.look === 'heat' ? HEAT_REACH / 4 : undefined));
    const shapes = kept(() => shapeIndex(data));
    const boxes = kept(() => boxesOf(data));
    const across = kept(() => acrossOf(boxes.read(), data.packed.count));
    const texts = kept(() => textsOf(data.packed));
    this.layers.set(data.id, {
      data,
      texts: texts.read,
      isShown,
      points: points.read,
      shapes: shapes.read,
      boxes: boxes.read,
      across: across.read,
      dropPoints: points.drop,
    });
  }

  drop(id: string): void {
    this.layers.delete(id);
  }

  show(showing: Showing): void {
    const before = this.showing;
    this.showing = showing;
    for (const [id, layer] of this.layers) if (!areSame(before.hidden[id], showing.hidden[id])) layer.dropPoints();
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
export function featureAt({ data, texts, boxes }: StoredLayer, at: number): FoundFeature {
  const own = boxes();
  return {
    layer: data.id,
    id: texts().ids[at] ?? '',
    name: texts().names[at] ?? '',
    kind: data.kinds[data.packed.kindOf[at] ?? 0] ?? '',
    at: [(westOf(own, at) + eastOf(own, at)) / 2, (southOf(own, at) + northOf(own, at)) / 2],
  };
}

/** How far two positions are from each other in pixels at a zoom of tiles. */
export const pixelsBetween = (one: readonly [number, number], other: readonly [number, number], z: number): number =>
  Math.hypot(pixelX(one[0], z) - pixelX(other[0], z), pixelY(one[1], z) - pixelY(other[1], z));
