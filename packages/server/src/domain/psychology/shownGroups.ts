import { FEWEST_PEOPLE } from '@lattice/api/psychology/groupCall';

/** A group of people, and the groups that it falls into; nobody is in two of them. */
export interface Group<P> {
  id: string;
  people: readonly P[];
  groups: readonly Group<P>[];
}

/** Groups of at least five, without those whose lack would let the rest be worked out. */
function keptGroups<P>(groups: readonly Group<P>[]): readonly Group<P>[] {
  const kept = groups.filter(({ people }) => people.length >= FEWEST_PEOPLE);
  let hidden = groups.reduce((sum, { people }) => sum + people.length, 0);
  hidden -= kept.reduce((sum, { people }) => sum + people.length, 0);
  const bySize = [...kept].sort((a, b) => a.people.length - b.people.length || a.id.localeCompare(b.id));
  const given = new Set<string>();
  for (const { id, people } of bySize) {
    if (hidden === 0 || hidden >= FEWEST_PEOPLE) break;
    given.add(id);
    hidden += people.length;
  }
  return kept.filter(({ id }) => !given.has(id));
}

/**
 * The groups of a tree whose figures may be told, a group before those that it falls into: none of fewer than five
 * people, and none from which, with the others, the figures of fewer than five could be worked out.
 */
export function shownGroups<P>(whole: Group<P>): Group<P>[] {
  if (whole.people.length < FEWEST_PEOPLE) return [];
  return [whole, ...keptGroups(whole.groups).flatMap((group) => shownGroups(group))];
}
