import type { Issue } from '../rules.ts';

/**
 * A record of a household: the house, or a person with the link to the house, the link that ends, and further registers
 * by their place.
 */
export type Place =
  | { part: 'house' }
  | { part: 'person' | 'link' | 'leaves'; member: number }
  | { part: 'register'; member: number; register: number };

/** A place as issues carry it before the name of a field: `house`, `members.0.person`, `members.0.registers.1`. */
export const placeName = (place: Place): string => {
  if (place.part === 'house') return 'house';
  return `members.${place.member}.${place.part === 'register' ? `registers.${place.register}` : place.part}`;
};

const FORM = /^(?:(house)|members\.(\d+)\.(?:(person|link|leaves)|registers\.(\d+)))\.(\w+)$/;

/** An issue of a household, told of the record that it is about; null for one that names no record. */
export function placeIn(issue: Issue): { place: Place; issue: Issue } | null {
  const [, house, member = '', part, register, field = ''] = FORM.exec(issue.field) ?? [];
  const own = { ...issue, field };
  if (house !== undefined) return { place: { part: 'house' }, issue: own };
  if (part !== undefined)
    return { place: { part: part as 'person' | 'link' | 'leaves', member: Number(member) }, issue: own };
  return register === undefined
    ? null
    : { place: { part: 'register', member: Number(member), register: Number(register) }, issue: own };
}
