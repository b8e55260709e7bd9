import type { Field, Id } from '../field.ts';
import type { Draft, Household, HouseholdEntry, SavedHousehold } from './household.ts';
import type { Place } from './place.ts';

/** How records are written and read: by the server in one transaction, or by single calls. */
export interface HouseholdWork {
  /** Writes a record, and resolves with its id. */
  write: (place: Place, path: string, row: Draft) => Promise<Id>;
  /** A record as far as it may be used; empty where there is none. */
  read: (path: string, id: Id) => Promise<Draft>;
  /** The fields of a register. */
  fieldsOf: (path: string) => Promise<Readonly<Record<string, Field>>>;
}

const HOUSE = 'source/houseinfo';
const PERSON = 'source/populationinfo';
const LINK = 'source/housepopulationintermediate';

const text = (row: Draft, name: string): string => String(row[name] ?? '');
const filled = (row: Draft): Draft => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''));
const isNew = (row: Draft) => text(row, 'id') === '';

/** What a new house takes over from the householder who owns it; 111 is the identity card. */
const owned = (head: Draft): Draft =>
  filled({
    ownerCardType: '111',
    ownerCardNo: text(head, 'idCard'),
    ownerName: text(head, 'personName'),
    ownerPhone: text(head, 'phone'),
  });

/**
 * What a new person takes over from the house, its division and the householder; who is registered at home (01 and 01)
 * is registered at the house.
 */
function atHome(person: Draft, house: Draft, regionCode: string, head: Draft | null): Draft {
  const isRegistered = text(person, 'populationType') === '01';
  return filled({
    griddingId: text(house, 'griddingId'),
    communityId: text(house, 'communityId'),
    currentAddress: text(house, 'address'),
    currentRegion: regionCode,
    ...(isRegistered &&
      text(person, 'householdConsistency') === '01' && {
        householdAddress: text(house, 'address'),
        householdRegion: regionCode,
      }),
    ...(isRegistered &&
      head !== null && {
        householderName: text(head, 'personName'),
        householderIdCard: text(head, 'idCard'),
        householderPhone: text(head, 'phone'),
      }),
  });
}

/** A record of a further register with its references to person and house. */
function pointed({ row }: HouseholdEntry, fields: Readonly<Record<string, Field>>, ids: Record<string, Id>): Draft {
  const references = Object.entries(fields).flatMap(([name, { kind, to = '' }]) =>
    kind === 'ref' && ids[to] !== undefined ? [[to, name] as const] : [],
  );
  const first = new Map([...references].reverse());
  return { ...row, ...Object.fromEntries([...first].map(([to, name]) => [name, ids[to]])) };
}

/**
 * Writes a household in its order: the house, the householder, the others, each with links and registers; what follows
 * from house and householder is filled in where nothing is said.
 */
export async function writeHousehold(
  { house, householder = 0, isOwned = false, members }: Household,
  { write, read, fieldsOf }: HouseholdWork,
): Promise<SavedHousehold> {
  const head = members[householder];
  const headRow = async () =>
    head === undefined ? {} : isNew(head.person) ? head.person : read(PERSON, text(head.person, 'id'));
  const hasToWrite = isNew(house) || Object.keys(house).length > 1;
  const houseId = hasToWrite
    ? await write({ part: 'house' }, HOUSE, isOwned && isNew(house) ? { ...house, ...owned(await headRow()) } : house)
    : text(house, 'id');
  const stored = await read(HOUSE, houseId);
  const grid = text(stored, 'griddingId');
  const regionCode = grid === '' ? '' : text(await read('grid/grid', grid), 'regionCode');
  const people: Id[] = [];
  const order = [...new Set([...(head === undefined ? [] : [householder]), ...members.keys()])];
  for (const member of order) {
    const { person, link, leaves, registers = [] } = members[member] as (typeof members)[number];
    const at = (part: 'person' | 'link' | 'leaves'): Place => ({ part, member });
    const known = head === undefined || text(person, 'householderRelation') === '' ? null : await headRow();
    const row = isNew(person)
      ? { ...atHome(person, stored, regionCode, known), ...person, houseId }
      : { ...person, ...(link !== undefined && { houseId }) };
    const id =
      isNew(person) || Object.keys(row).length > 1 ? await write(at('person'), PERSON, row) : text(person, 'id');
    people[member] = id;
    if (leaves !== undefined) await write(at('leaves'), LINK, { ...leaves, isCurrent: 0 });
    if (link !== undefined) await write(at('link'), LINK, { ...link, houseId, populationId: id });
    for (const [register, entry] of registers.entries())
      await write(
        { part: 'register', member, register },
        entry.path,
        pointed(entry, await fieldsOf(entry.path), { [PERSON]: id, [HOUSE]: houseId }),
      );
  }
  return { houseId, people };
}
