import type { SendOptions, Transport } from '../bind.ts';
import { type Call, post } from '../call.ts';
import type { Id } from '../field.ts';

/** Values of a record as they are sent: with `id` the record is changed, without one it is new. */
export type Draft = Readonly<Record<string, unknown>>;

/** A record of a further register on a person, such as a tenancy; person and house are filled in. */
export interface HouseholdEntry {
  /** Path of the register. */
  path: string;
  row: Draft;
}

/** One person of a household. */
export interface HouseholdMember {
  /** A new person; a known one as `{ id }`, with what changes. */
  person: Draft;
  /** How the person lives in the house; none for people who are linked to it already. */
  link?: Draft;
  /** The link to another house that ends, as `{ id, endDate }`. */
  leaves?: Draft;
  registers?: readonly HouseholdEntry[];
}

/** A house with the people who live in it. */
export interface Household {
  house: Draft;
  /** Who keeps the household, by place among the members; default the first. */
  householder?: number;
  /** A new house belongs to the householder; default false. */
  isOwned?: boolean;
  members: readonly HouseholdMember[];
}

/** What was saved: the house and the people, in the order of the members. */
export interface SavedHousehold {
  houseId: Id;
  people: readonly Id[];
}

/** The most people of one call. */
export const MAX_MEMBERS = 20;

/** The most records of further registers of one person. */
export const MAX_ENTRIES = 20;

/**
 * Saves a house with people, links and registers, all or nothing; it stands below the register of links. Only our own
 * server answers it.
 */
export const householdCall: Call<Household, SavedHousehold> = post('household', 'body', { access: 'save' });

/** Saves a household in one transaction; what is refused says by its issues at which record, see `placeIn`. */
export const saveHousehold = async (
  transport: Transport,
  household: Household,
  options?: SendOptions,
): Promise<SavedHousehold> =>
  (await transport.send(
    `source/housepopulationintermediate/${householdCall.path}`,
    householdCall,
    household,
    options,
  )) as SavedHousehold;
