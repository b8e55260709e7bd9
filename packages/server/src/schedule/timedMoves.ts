import type { ResourceHandlers, TimedMoves } from '../call/Context.ts';

/** A definition that has timed moves. */
export type Timed = ResourceHandlers & { timed: TimedMoves };

const isTimed = (handled: ResourceHandlers): handled is Timed => handled.timed !== undefined;

/**
 * The definitions with timed moves, those that others follow first, and otherwise by path.
 * @throws {Error} Where two definitions follow each other.
 */
export function timedInOrder(handlers: ReadonlyMap<string, ResourceHandlers>): Timed[] {
  const timed = new Map([...handlers.values()].filter(isTimed).map((one) => [one.resource.path, one]));
  const ordered = new Set<Timed>();
  const add = (one: Timed, trail: readonly string[]): void => {
    const { path } = one.resource;
    if (trail.includes(path))
      throw new Error(
        `The timed moves of ${[...trail, path].join(' and ')} follow each other, so none can ` +
          'be made first. Take one of them out of follows in packages/server/src/handlers.',
      );
    if (ordered.has(one)) return;
    for (const before of one.timed.follows ?? []) {
      const other = timed.get(before);
      if (other !== undefined) add(other, [...trail, path]);
    }
    ordered.add(one);
  };
  for (const path of [...timed.keys()].sort()) {
    const one = timed.get(path);
    if (one !== undefined) add(one, []);
  }
  return [...ordered];
}

/** Paths that timed moves follow although there are none, each as a sentence with its remedy. */
export const unknownFollowed = (handlers: ReadonlyMap<string, ResourceHandlers>): string[] =>
  [...handlers].flatMap(([path, { timed }]) =>
    (timed?.follows ?? [])
      .filter((before) => handlers.get(before)?.timed === undefined)
      .map(
        (before) =>
          `packages/server/src/handlers/${path}.ts: its timed moves follow ${before}, which ` +
          'has none. Correct the path, or leave it out.',
      ),
  );
