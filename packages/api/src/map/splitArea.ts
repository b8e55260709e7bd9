/** A longitude and a latitude in degrees. */
type Position = [number, number];

/** An area with its holes; a ring ends where it begins. */
export type Area = readonly (readonly Position[])[];

/** Why a line does not split an area in two. */
export type SplitProblem = 'notThrough' | 'severalTimes' | 'hole';

/** Where a line meets a ring: how far along both, counted in their sides, and the place. */
interface Meeting {
  onLine: number;
  onRing: number;
  at: Position;
}

/** Degrees by which a line that ends inside of an area is drawn on beyond its border; a centimetre. */
const BEYOND = 1e-7;
const KM_OF_DEGREE = 111.32;

const rounded = ([lng, lat]: Position): Position => [Math.round(lng * 1e8) / 1e8, Math.round(lat * 1e8) / 1e8];
const along = ([x1, y1]: Position, [x2, y2]: Position, share: number): Position => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];
const sides = (line: readonly Position[]) =>
  line.slice(1).map((end, at): [Position, Position] => [line[at] ?? end, end]);

/** How far along two sides they meet, 0 to 1 each; null where they do not. */
function meeting([a, b]: [Position, Position], [c, d]: [Position, Position]): [number, number] | null {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = ux * vy - uy * vx;
  if (cross === 0) return null;
  const [wx, wy] = [c[0] - a[0], c[1] - a[1]];
  const [first, second] = [(wx * vy - wy * vx) / cross, (wx * uy - wy * ux) / cross];
  return first >= 0 && first <= 1 && second >= 0 && second <= 1 ? [first, second] : null;
}

/** Where a line meets a ring, in the order of the line, each place once. */
function meetings(line: readonly Position[], ring: readonly Position[]): Meeting[] {
  const found = sides(line).flatMap((side, i) =>
    sides(ring).flatMap((edge, j): Meeting[] => {
      const shares = meeting(side, edge);
      return shares === null
        ? []
        : [{ onLine: i + shares[0], onRing: j + shares[1], at: rounded(along(...side, shares[0])) }];
    }),
  );
  found.sort((one, other) => one.onLine - other.onLine);
  return found.filter(({ at }, index) => index === 0 || String(found[index - 1]?.at) !== String(at));
}

/** True for a place inside of a ring. */
export function isInRing([x, y]: Position, ring: readonly Position[]): boolean {
  let isIn = false;
  for (const [[x1, y1], [x2, y2]] of sides(ring))
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
  return isIn;
}

/** Square kilometres of a ring. */
export function ringSize(ring: readonly Position[]): number {
  const [west, south] = ring[0] ?? [0, 0];
  const twice = sides(ring).reduce(
    (sum, [[x1, y1], [x2, y2]]) => sum + (x1 - west) * (y2 - south) - (x2 - west) * (y1 - south),
    0,
  );
  const middle = ring.reduce((sum, [, lat]) => sum + lat, 0) / Math.max(1, ring.length);
  return (Math.abs(twice) / 2) * KM_OF_DEGREE ** 2 * Math.cos((middle * Math.PI) / 180);
}

/** The line with an end that lies inside of the ring drawn on straight to just beyond it. */
function drawnOut(line: readonly Position[], ring: readonly Position[]): Position[] {
  const out = (all: readonly Position[]): Position[] => {
    const [end, before] = all;
    if (end === undefined || before === undefined || !isInRing(end, ring)) return [...all];
    const length = Math.hypot(end[0] - before[0], end[1] - before[1]);
    const far = along(before, end, 1 + 10 / length);
    const [hit] = meetings([end, far], ring);
    return hit === undefined ? [...all] : [along(end, far, (hit.onLine * 10 + BEYOND) / 10), ...all];
  };
  return out(out(line).reverse()).reverse();
}

const pointOn = (line: readonly Position[], place: number): Position => {
  const at = Math.min(Math.floor(place), line.length - 2);
  return along(line[at] ?? [0, 0], line[at + 1] ?? [0, 0], place - at);
};

/**
 * The two parts into which a line cuts an area, the larger first; a line that ends inside is drawn on to the border.
 */
export function splitArea(area: Area, drawn: readonly Position[]): readonly [Area, Area] | SplitProblem {
  const [ring = [], ...holes] = area;
  const line = drawnOut(drawn, ring);
  const found = meetings(line, ring);
  const cuts = found.slice(1).flatMap((end, at) => {
    const start = found[at] ?? end;
    return isInRing(pointOn(line, (start.onLine + end.onLine) / 2), ring) ? [[start, end] as const] : [];
  });
  const [cut] = cuts;
  if (cut === undefined) return 'notThrough';
  if (cuts.length > 1) return 'severalTimes';
  const between = line.filter((_, at) => at > cut[0].onLine && at < cut[1].onLine);
  const section = [cut[0].at, ...between, cut[1].at];
  if (holes.some((hole) => meetings(section, hole).length > 0)) return 'hole';
  const isForward = cut[0].onRing < cut[1].onRing;
  const [from, to] = isForward ? cut : [cut[1], cut[0]];
  const path = isForward ? section : [...section].reverse();
  const corners = ring.slice(0, -1);
  const first = corners.filter((_, at) => at > from.onRing && at < to.onRing);
  const second = [...corners.filter((_, at) => at > to.onRing), ...corners.filter((_, at) => at < from.onRing)];
  const halves = [
    [from.at, ...first, ...[...path].reverse()],
    [to.at, ...second, ...path],
  ].map((outline) => [outline, ...holes.filter(([corner]) => corner !== undefined && isInRing(corner, outline))]);
  const [one, other] = halves.sort((a, b) => ringSize(b[0] ?? []) - ringSize(a[0] ?? []));
  return one === undefined || other === undefined ? 'notThrough' : [one, other];
}
