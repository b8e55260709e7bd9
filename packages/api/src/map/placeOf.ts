import type { Resource } from '../resource.ts';

/** How the records of a register have a place: by fields of their own, or where a record stands that they refer to. */
export type Place =
  | { kind: 'point'; lng: string; lat: string; outline?: string }
  | { kind: 'outline'; outline: string }
  | { kind: 'reference'; through: string; to: string };

type Placed = Pick<Resource, 'fields' | 'place'>;

const named = (entries: readonly (readonly [string, unknown])[]): string | undefined => entries[0]?.[0];

/** Where the records of a register stand; null for registers without a place. */
export function placeOf({ fields, place }: Placed): Place | null {
  const entries = Object.entries(fields);
  const outline = named(entries.filter(([, { kind }]) => kind === 'geometry'));
  const lng = entries.find(([, { kind, axis }]) => kind === 'lnglat' && axis === 'lng');
  const lat = entries.find(([, { kind, axis, pair }]) => kind === 'lnglat' && axis === 'lat' && pair === lng?.[1].pair);
  if (lng !== undefined && lat !== undefined)
    return { kind: 'point', lng: lng[0], lat: lat[0], ...(outline !== undefined && { outline }) };
  if (outline !== undefined) return { kind: 'outline', outline };
  const to = place === undefined ? undefined : fields[place]?.to;
  return place === undefined || to === undefined ? null : { kind: 'reference', through: place, to };
}

/** True for registers whose records stand on a map: those with a place whose list the engine answers. */
export const hasMap = (definition: Placed & Pick<Resource, 'calls' | 'shared'>): boolean => {
  const { page } = definition.calls;
  return definition.shared !== true && page !== undefined && 'plain' in page && placeOf(definition) !== null;
};

/** True where a place tells where somebody is to be found: the records are people. */
export const showsPeople = ({ fields, title = '' }: Pick<Resource, 'fields' | 'title'>): boolean =>
  fields[title]?.sensitive === 'name';
