import { type Place, metresBetween } from '../../event/report/nearby.ts';

/** A point to be visited; one without a place is visited last. */
export interface Stop extends Place {
  id: string;
}

/** Up to so many points the shortest of all orders is found, beyond it a short one. */
const EXACT = 11;

type Metres = (from: number, to: number) => number;

/** Metres of a way through all its points, in order; those without a place add nothing. */
export const lengthOf = (stops: readonly Place[]): number =>
  stops.slice(1).reduce((sum, stop, at) => sum + (metresBetween(stops[at] ?? {}, stop) ?? 0), 0);

/** The shortest way from the first of so many points through all others, by the best way to each set of them. */
function exactOrder(size: number, metres: Metres): number[] {
  const all = 2 ** size;
  const best = Array.from({ length: all }, () => Array.from({ length: size }, () => Infinity));
  const before = Array.from({ length: all }, () => Array.from({ length: size }, () => -1));
  const get = (set: number, end: number) => best[set]?.[end] ?? Infinity;
  (best[1] as number[])[0] = 0;
  for (let set = 1; set < all; set += 1)
    for (let end = 0; end < size; end += 1) {
      if (get(set, end) === Infinity) continue;
      for (let next = 1; next < size; next += 1) {
        const wider = set | (1 << next);
        const length = get(set, end) + metres(end, next);
        if (wider === set || length >= get(wider, next)) continue;
        (best[wider] as number[])[next] = length;
        (before[wider] as number[])[next] = end;
      }
    }
  const ends = Array.from({ length: size }, (_, end) => end);
  let end = ends.reduce((least, one) => (get(all - 1, one) < get(all - 1, least) ? one : least), size - 1);
  const order: number[] = [];
  for (let set = all - 1; end >= 0;) {
    order.unshift(end);
    const previous = before[set]?.[end] ?? -1;
    set &= ~(1 << end);
    end = previous;
  }
  return order;
}

/** A short way from the first of so many points: each time to the nearest, then turned round where that is shorter. */
function shortOrder(size: number, metres: Metres): number[] {
  const order = [0];
  const rest = new Set(Array.from({ length: size - 1 }, (_, at) => at + 1));
  while (rest.size > 0) {
    const last = order.at(-1) ?? 0;
    const next = [...rest].reduce((near, one) => (metres(last, one) < metres(last, near) ? one : near));
    order.push(next);
    rest.delete(next);
  }
  const step = (from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined ? 0 : metres(from, to);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (let from = 1; from < size - 1; from += 1)
      for (let to = from + 1; to < size; to += 1) {
        const [before, first, last, after] = [order[from - 1], order[from], order[to], order[to + 1]];
        if (step(before, last) + step(first, after) + 1e-6 >= step(before, first) + step(last, after)) continue;
        order.splice(from, to - from + 1, ...order.slice(from, to + 1).reverse());
        isBetter = true;
      }
  }
  return order;
}

/** Ids of points in the order of a short way that begins at the first of them. */
export function shortestOrder(stops: readonly Stop[]): string[] {
  const placed = stops.filter((stop) => metresBetween(stop, stop) !== null);
  const others = stops.filter((stop) => metresBetween(stop, stop) === null);
  const metres: Metres = (from, to) => metresBetween(placed[from] ?? {}, placed[to] ?? {}) ?? 0;
  const order =
    placed.length < 3
      ? placed.map((_, at) => at)
      : placed.length <= EXACT
        ? exactOrder(placed.length, metres)
        : shortOrder(placed.length, metres);
  return [...order.map((at) => placed[at]?.id ?? ''), ...others.map(({ id }) => id)];
}
