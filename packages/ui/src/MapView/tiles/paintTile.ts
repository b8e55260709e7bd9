import { eastOf, northOf, southOf, westOf } from './boxesOf.ts';
import { HEAT_REACH, paintHeat } from './paintHeat.ts';
import { clusterRadius, MARK, paintMarks, type PlacedMark } from './paintMarks.ts';
import { type Pen, paintShapes } from './paintShapes.ts';
import { NAME_MARGIN, type NameWish, type Obstacle, placeNames, writeNames } from './placeNames.ts';
import { boxOfTile, pixelX, pixelY } from './project.ts';
import type { StoredLayer, TileStore } from './TileStore.ts';
import { TILE, type TileAddress } from './TileTask.ts';

/** A canvas of either kind. */
export type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** A canvas of so many pixels, away from the page where there can be one. */
export function makeCanvas(size: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(size, size);
  return Object.assign(document.createElement('canvas'), { width: size, height: size });
}

/** What one draws with on a canvas. */
export const penOf = (canvas: Canvas): Pen | null => canvas.getContext('2d');

/** Zoom of tiles from which on a heat map gets no finer, so that it never points at one person. */
const HEAT_CAP = 15;

function marksOf({ points }: StoredLayer, { z, x, y }: TileAddress, margin: number): PlacedMark[] {
  return points()
    .marksIn(boxOfTile({ z, x, y }, margin), z)
    .map((mark) => ({ mark, x: pixelX(mark.lng, z) - x * TILE, y: pixelY(mark.lat, z) - y * TILE }));
}

/** What counts as much at a zoom: what one circle in twenty reaches. */
function muchAt(layer: StoredLayer, z: number): number {
  const counts = layer
    .points()
    .marksIn([-180, -85, 180, 85], z)
    .map(({ count }) => count)
    .sort((one, other) => one - other);
  return Math.max(1, counts[Math.floor(counts.length * 0.95)] ?? 1);
}

function paintWarmth(pen: Pen, layer: StoredLayer, { palette }: TileStore, tile: TileAddress, ratio: number): void {
  const canvas = makeCanvas(TILE * ratio);
  const own = penOf(canvas);
  if (own === null) return;
  own.scale(ratio, ratio);
  const z = Math.min(tile.z, HEAT_CAP);
  const marks = layer
    .points()
    .marksIn(boxOfTile(tile, HEAT_REACH), z)
    .map((mark) => ({
      mark,
      x: pixelX(mark.lng, tile.z) - tile.x * TILE,
      y: pixelY(mark.lat, tile.z) - tile.y * TILE,
    }));
  paintHeat(own, marks, muchAt(layer, z), palette, TILE, ratio);
  pen.drawImage(canvas, 0, 0, TILE, TILE);
}

/** The names of shapes that are wide enough to hold them. */
function namesOfShapes(layer: StoredLayer, { z, x, y }: TileAddress, wishes: NameWish[]): void {
  const [west, south, east, north] = boxOfTile({ z, x, y }, NAME_MARGIN);
  const boxes = layer.boxes();
  const { count, kindOf, typeOf } = layer.data.packed;
  for (let at = 0; at < count; at += 1) {
    const lng = (westOf(boxes, at) + eastOf(boxes, at)) / 2;
    const lat = (southOf(boxes, at) + northOf(boxes, at)) / 2;
    if (typeOf[at] === 0 || lng < west || lng > east || lat < south || lat > north) continue;
    if (!layer.isShown(kindOf[at] ?? 0)) continue;
    const text = layer.texts().names[at] ?? '';
    const wide = pixelX(eastOf(boxes, at), z) - pixelX(westOf(boxes, at), z);
    if (text === '' || wide < Math.min(12, text.length) * 11) continue;
    wishes.push({
      text,
      x: pixelX(lng, z) - x * TILE,
      y: pixelY(lat, z) - y * TILE,
      anchor: 'middle',
      rank: layer.data.isGround ? wide + 10_000 : wide,
    });
  }
}

/**
 * From where on, in pixels of the world at zoom 0, names stand before their marks: in the last quarter of all that is
 * shown, so that where all is in sight no name runs over the edge.
 */
function turnOf(layers: readonly StoredLayer[]): number {
  const extents = layers.map((layer) => layer.across());
  const west = Math.min(...extents.map(([from]) => from));
  const east = Math.max(...extents.map(([, to]) => to));
  return east > west ? west + ((east - west) * 3) / 4 : Infinity;
}

function namesOfMarks(layer: StoredLayer, marks: readonly PlacedMark[], turn: number, wishes: NameWish[]): void {
  for (const { mark, x, y } of marks) {
    const text = layer.texts().names[mark.at] ?? '';
    if (mark.at < 0 || text === '') continue;
    const isTurned = pixelX(mark.lng, 0) > turn;
    wishes.push({ text, x: x + (MARK + 3) * (isTurned ? -1 : 1), y, anchor: isTurned ? 'end' : 'start', rank: 0 });
  }
}

/** Paints the ground of a tile: lines and areas. */
export function paintGround(pen: Pen, store: TileStore, tile: TileAddress): void {
  for (const layer of store.shown())
    if (layer.data.look === 'shapes' || layer.data.look === 'lines' || layer.data.hasOutlines)
      paintShapes(pen, layer.shapes().shapesIn(tile), layer.data, store.palette, layer.isShown);
}

/** Paints what stands on the ground: heat, marks, circles and names. */
export function paintTop(pen: Pen, store: TileStore, tile: TileAddress, ratio: number): void {
  const layers = store.shown();
  for (const layer of layers) if (layer.data.look === 'heat') paintWarmth(pen, layer, store, tile, ratio);
  const [wishes, obstacles]: [NameWish[], Obstacle[]] = [[], []];
  const { colors, font } = store.palette;
  const turn = layers.some(({ data }) => data.look === 'points' && data.isNamed) ? turnOf(layers) : Infinity;
  for (const layer of layers) {
    if (layer.data.look === 'points') {
      const marks = marksOf(layer, tile, layer.data.isNamed ? NAME_MARGIN : NAME_MARGIN / 2);
      paintMarks(pen, marks, layer.data, store.palette);
      for (const { mark, x, y } of marks)
        obstacles.push({ x, y, half: mark.at < 0 ? clusterRadius(mark.count) : MARK });
      if (layer.data.isNamed) namesOfMarks(layer, marks, turn, wishes);
    } else if (layer.data.isNamed) namesOfShapes(layer, tile, wishes);
  }
  pen.font = `12px ${font}`;
  writeNames(pen, placeNames(pen, wishes, obstacles), colors.text ?? '', colors.canvas ?? '');
}
