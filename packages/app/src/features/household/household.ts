import { isKey } from '@lattice/api/dictionaries/isKey';
import type { CrudRow } from '@lattice/ui/CrudTable';
import type { ProposedHouse } from './lookUp/findHouses.ts';

/** A record of a further register that is added for a member. */
export interface Entry {
  key: string;
  /** Path of the register. */
  path: string;
}

/** One person on the page. */
export interface Member {
  key: string;
  /** The record of a known person; null for a new one. */
  row: CrudRow | null;
  /** The identity number with which a new person begins. */
  idCard: string;
  /** The link to this house of somebody who lives here already; null for others. */
  resident: CrudRow | null;
  /** The link to another house where a known person lives now; null without one. */
  elsewhere: CrudRow | null;
  entries: readonly Entry[];
  isOpen: boolean;
}

/** The house on the page: none yet, a known one, or a new one with what is known of it, perhaps found again. */
export type House =
  | { kind: 'none' }
  | { kind: 'known'; row: CrudRow }
  | { kind: 'new'; proposed: ProposedHouse; words: string; isAgain?: boolean };

/** All that is on the page. */
export interface Page {
  house: House;
  members: readonly Member[];
}

/** The page before anything is looked up. */
export const emptyPage: Page = { house: { kind: 'none' }, members: [] };

let last = 0;
/** A key that no other has, nor had before the page was loaded. */
export const newKey = (): string => `${Date.now().toString(36)}-${(last += 1)}`;

/** True where something would be lost by leaving. */
export const isDirty = ({ house, members }: Page): boolean =>
  house.kind === 'new' || members.some(({ resident, entries }) => resident === null || entries.length > 0);

/**
 * The member who keeps the household, by place: who is said to be the householder, else who is known as one, else the
 * first.
 */
export function householderAt(members: readonly Member[], relations: ReadonlyMap<string, unknown>): number {
  const isHead = (relation: unknown) => isKey<'family_relation'>(relation, '01', '02');
  const said = members.findIndex(({ key, resident }) => resident === null && isHead(relations.get(key)));
  const known = members.findIndex(({ resident }) => Number(resident?.isHouseholder) === 1);
  return Math.max(0, said >= 0 ? said : known);
}
