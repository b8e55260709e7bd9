import type { OrgDirection, OrgPlace } from './orgPlan.ts';

/** What a key asks of a chart: to focus a unit, to fold or unfold one, or to choose it. */
export type OrgMove = { kind: 'focus' | 'fold' | 'unfold' | 'choose'; id: string } | null;

const ways: Readonly<Record<OrgDirection, Readonly<Record<string, 'up' | 'down' | 'before' | 'after'>>>> = {
  vertical: { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'before', ArrowRight: 'after' },
  horizontal: { ArrowLeft: 'up', ArrowRight: 'down', ArrowUp: 'before', ArrowDown: 'after' },
};

/**
 * The keys of a chart: the arrows go where the lines lead, to the unit over, under, before or after, across branches;
 * Enter chooses, Space folds.
 */
export function orgKey(
  pressed: string,
  places: readonly OrgPlace[],
  current: string,
  direction: OrgDirection,
): OrgMove {
  const place = places.find(({ unit }) => unit.id === current);
  if (place === undefined) return null;
  const go = (to: OrgPlace | undefined): OrgMove => (to === undefined ? null : { kind: 'focus', id: to.unit.id });
  const isParent = (place.unit.children ?? []).length > 0;
  if (pressed === 'Home') return go(places[0]);
  if (pressed === 'End') return go(places.at(-1));
  if (pressed === 'Enter') return { kind: 'choose', id: current };
  if (pressed === ' ') return isParent ? { kind: place.isFolded ? 'unfold' : 'fold', id: current } : null;
  const way = ways[direction][pressed];
  if (way === 'up') return go(places.find(({ unit }) => unit.id === place.parentId));
  if (way === 'down')
    return place.isFolded ? { kind: 'unfold', id: current } : go(places.find(({ parentId }) => parentId === current));
  if (way === undefined) return null;
  const level = places.filter((one) => one.level === place.level);
  return go(level[level.indexOf(place) + (way === 'after' ? 1 : -1)]);
}
