import { convertPosition } from '../coordinates/CoordinateSystem.ts';
import type { Box } from '../geo.ts';
import { boxesOf, eastOf, northOf, southOf, westOf } from './boxesOf.ts';
import { latOf, lngOf, pixelX, pixelY } from './project.ts';
import { chainBySquare, type Extent, nowhere, type Squares, squaresOver, widen } from './squares.ts';
import { type LayerData, TILE } from './TileTask.ts';

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

/** What stands in a box, nothing joined. */
export interface PointsIn {
  /** Places of the features among the packed ones. */
  places: number[];
  /** Cells, each a circle of several. */
  cells: Mark[];
}

/** The points of a layer by place and zoom. */
export interface PointIndex {
  /** Marks in a box at a zoom of tiles. */
  marksIn: (box: Box, z: number) => Mark[];
  pointsIn: (box: Box) => PointsIn;
}

/** Points of a layer whose kinds are shown, in pixels of the whole world at zoom 0. */
interface Points {
  count: number;
  x: Float64Array;
  y: Float64Array;
  /** Place among the packed features; a cell at `n` is -1 - n. */
  at: Int32Array;
  extent: Extent;
}

/** The marks of a zoom by the square of the size of a tile in which they stand. */
interface Level {
  squares: Squares;
  /** A number is a point that stands alone. */
  marks: ReadonlyMap<number, (number | Mark)[]>;
}

/** Zoom of tiles from which on nothing is joined. */
const OPEN = 18;
/** Pixels between two marks that are joined. */
const RADIUS = 44;
/** How many zooms are kept at once. */
const KEPT = 6;
/** Edge of the squares in which one looks for neighbours, in reaches: wider ones hold more, narrower ones are more. */
const SQUARE = 2;

function pointsOf(layer: LayerData, isShown: (kind: number) => boolean): Points {
  const { packed, cells, system } = layer;
  const boxes = boxesOf(layer);
  const most = packed.count + cells.length;
  const [x, y, at] = [new Float64Array(most), new Float64Array(most), new Int32Array(most)];
  const extent = nowhere();
  const points: Points = { count: 0, x, y, at, extent };
  const add = (lng: number, lat: number, place: number) => {
    const left = pixelX(lng, 0);
    const top = pixelY(lat, 0);
    x[points.count] = left;
    y[points.count] = top;
    at[points.count] = place;
    points.count += 1;
    widen(extent, left, top);
  };
  for (let place = 0; place < packed.count; place += 1) {
    if (!isShown(packed.kindOf[place] ?? 0)) continue;
    const lng = (westOf(boxes, place) + eastOf(boxes, place)) / 2;
    const lat = (southOf(boxes, place) + northOf(boxes, place)) / 2;
    if (Number.isFinite(lng + lat)) add(lng, lat, place);
  }
  for (const [place, { lng, lat }] of cells.entries()) {
    const position = convertPosition([lng, lat], 'WGS84', system);
    add(position[0], position[1], -1 - place);
  }
  return points;
}

/** Indexes the points of a layer whose kinds are shown; the marks of a zoom are made when they are first asked for. */
export function pointIndex(layer: LayerData, isShown: (kind: number) => boolean, radius = RADIUS): PointIndex {
  const { packed, cells, kinds } = layer;
  const isHeat = layer.look === 'heat';
  // Marks on the same pixel are joined in every layer.
  const reach = layer.isClustered || isHeat ? radius : 1;
  const points = pointsOf(layer, isShown);
  const { x, y } = points;
  const xOf = (one: number) => x[one] ?? 0;
  const yOf = (one: number) => y[one] ?? 0;

  /** Adds what a point stands for to the sums by kind, and gives how many that is. */
  const count = (one: number, by: number[]): number => {
    const at = points.at[one] ?? 0;
    if (at >= 0) {
      const kind = packed.kindOf[at] ?? 0;
      by[kind] = (by[kind] ?? 0) + 1;
      return isHeat ? (packed.weights[at] ?? 1) : 1;
    }
    const cell = cells[-1 - at];
    for (const [place, kind] of kinds.entries()) by[place] = (by[place] ?? 0) + (cell?.by?.[kind] ?? 0);
    return cell?.count ?? 0;
  };

  const loneMark = (one: number, z: number): Mark => {
    const by = kinds.map(() => 0);
    const total = count(one, by);
    const at = Math.max(-1, points.at[one] ?? -1);
    return { lng: lngOf(xOf(one), 0), lat: latOf(yOf(one), 0), count: total, by, at, opensAt: z + 2 };
  };

  /**
   * The circle of several points, joined around the first: it stands in their middle and opens where they stand well
   * apart, and the first no longer reaches all of them.
   */
  const circle = (members: readonly number[], seed: number, z: number): { x: number; y: number; mark: Mark } => {
    const by = kinds.map(() => 0);
    let total = 0;
    let sumX = 0;
    let sumY = 0;
    let far = 0;
    const held = nowhere();
    for (const one of members) {
      const own = count(one, by);
      total += own;
      sumX += xOf(one) * own;
      sumY += yOf(one) * own;
      widen(held, xOf(one), yOf(one));
      far = Math.max(far, Math.hypot(xOf(one) - xOf(seed), yOf(one) - yOf(seed)));
    }
    const middle = total > 0 ? sumX / total : held.west;
    const height = total > 0 ? sumY / total : held.north;
    const across = Math.max(held.east - held.west, held.south - held.north);
    const apart = Math.ceil(Math.log2((reach * 1.5) / across));
    const loose = Math.floor(Math.log2(reach / far)) + 1;
    const opensAt = Math.max(z + 1, Math.min(OPEN, Math.max(apart, loose)));
    const mark = { lng: lngOf(middle, 0), lat: latOf(height, 0), count: total, by, at: -1, opensAt };
    return { x: middle, y: height, mark };
  };

  /** The marks of a zoom: each point that is still alone takes in what lies within reach of it. */
  const levelAt = (z: number): Level => {
    const marks = new Map<number, (number | Mark)[]>();
    const squares = squaresOver(points.extent, TILE / 2 ** z);
    const add = (left: number, top: number, mark: number | Mark) => {
      const key = squares.keyOf(squares.columnOf(left), squares.rowOf(top));
      const others = marks.get(key);
      if (others === undefined) marks.set(key, [mark]);
      else others.push(mark);
    };
    const far = reach / 2 ** z;
    const near = squaresOver(points.extent, far * SQUARE);
    const { first, next } = chainBySquare(points, near);
    const isTaken = new Uint8Array(points.count);
    const members: number[] = [];
    for (let seed = 0; seed < points.count; seed += 1) {
      if (isTaken[seed] === 1) continue;
      members.length = 0;
      const left = xOf(seed);
      const top = yOf(seed);
      const east = near.columnOf(left + far);
      const south = near.rowOf(top + far);
      for (let row = near.rowOf(top - far); row <= south; row += 1)
        for (let column = near.columnOf(left - far); column <= east; column += 1)
          for (let one = first.get(near.keyOf(column, row)) ?? -1; one >= 0; one = next[one] ?? -1) {
            if (isTaken[one] === 1) continue;
            const dx = xOf(one) - left;
            const dy = yOf(one) - top;
            if (dx * dx + dy * dy > far * far) continue;
            isTaken[one] = 1;
            members.push(one);
          }
      if (members.length === 1) add(left, top, seed);
      else {
        const { x: middle, y: height, mark } = circle(members, seed, z);
        add(middle, height, mark);
      }
    }
    return { squares, marks };
  };

  /** The marks of the zoom at which nothing is joined. */
  const openLevel = (): Level => {
    const squares = squaresOver(points.extent, TILE / 2 ** OPEN);
    const { first, next } = chainBySquare(points, squares);
    const chain = (start: number) => {
      const marks: number[] = [];
      for (let one = start; one >= 0; one = next[one] ?? -1) marks.push(one);
      return marks;
    };
    return { squares, marks: new Map(Array.from(first, ([key, start]) => [key, chain(start)])) };
  };

  const levels = new Map<number, Level>();
  const level = (z: number): Level => {
    const known = levels.get(z) ?? (z < OPEN ? levelAt(z) : openLevel());
    // The one that was asked for longest ago goes first.
    levels.delete(z);
    levels.set(z, known);
    const [oldest] = levels.keys();
    if (levels.size > KEPT && oldest !== undefined) levels.delete(oldest);
    return known;
  };

  return {
    marksIn: ([west, south, east, north], zoom) => {
      const z = Math.max(0, Math.min(zoom, OPEN));
      const { squares, marks } = level(z);
      const { extent } = points;
      const found: Mark[] = [];
      const [left, right] = [Math.max(extent.west, pixelX(west, 0)), Math.min(extent.east, pixelX(east, 0))];
      const [top, bottom] = [Math.max(extent.north, pixelY(north, 0)), Math.min(extent.south, pixelY(south, 0))];
      for (let row = squares.rowOf(top); row <= squares.rowOf(bottom); row += 1)
        for (let column = squares.columnOf(left); column <= squares.columnOf(right); column += 1)
          for (const one of marks.get(squares.keyOf(column, row)) ?? []) {
            const mark = typeof one === 'number' ? loneMark(one, z) : one;
            const { lng, lat } = mark;
            if (lng >= west && lng <= east && lat >= south && lat <= north) found.push(mark);
          }
      return found;
    },
    pointsIn: ([west, south, east, north]) => {
      const [left, right] = [pixelX(west, 0), pixelX(east, 0)];
      const [top, bottom] = [pixelY(north, 0), pixelY(south, 0)];
      const found: PointsIn = { places: [], cells: [] };
      for (let one = 0; one < points.count; one += 1) {
        if (xOf(one) < left || xOf(one) > right || yOf(one) < top || yOf(one) > bottom) continue;
        const at = points.at[one] ?? 0;
        if (at >= 0) found.places.push(at);
        else found.cells.push(loneMark(one, OPEN));
      }
      return found;
    },
  };
}
