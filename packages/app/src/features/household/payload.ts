import { isKey } from '@lattice/api/dictionaries/isKey';
import { townDay } from '@lattice/api/townTime';
import { houseRelationOf } from '@lattice/api/household/houseRelation';
import type { Draft, Household, HouseholdMember } from '@lattice/api/household/household';
import { factsOf } from './personProposals.ts';
import { type Member, type Page, householderAt } from './household.ts';
import { personOf } from './memberFields.ts';

type Values = Readonly<Record<string, unknown>>;

/** What was typed, by the key of the form: `house`, `stay`, a member, an entry. */
export type Typed = ReadonlyMap<string, Values>;

/** What was filled in; the wire says switches as 1 and 0. */
const filled = (values: Values): Draft =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== '' && value !== null)
      .map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
  );

/** A room tells its floor by what stands before its last two digits. */
const floorOf = (room: unknown): Draft =>
  typeof room === 'string' && /^\d{3,4}$/.test(room) ? { floorNo: Number(room.slice(0, -2)) } : {};

const sexOf = ({ row }: Member, values: Values): string =>
  String(row?.sex ?? factsOf(String(values.idCard ?? ''))?.sex ?? '');

/** Fields of a known person that were changed, with the version that was read; `{ id }` where none was. */
function changedPerson(row: Values, values: Values): Draft {
  const changed = Object.entries(values).filter(
    ([name, value]) => name in row && name !== 'id' && String(value ?? '') !== String(row[name] ?? ''),
  );
  const relation = String(values.householderRelation ?? '');
  const isRegistered = isKey<'population_type'>(row.populationType, '01');
  const own = changed.filter(([name]) => name !== 'householderRelation' || (isRegistered && relation !== ''));
  return {
    id: row.id,
    ...(own.length > 0 && row.rev !== undefined && { rev: row.rev }),
    ...Object.fromEntries(own),
  };
}

/**
 * The page as one call: the house, and the people of whom something is to be written; `places` says which members those
 * are.
 */
export function payloadOf(
  { house, members }: Page,
  typed: Typed,
): { household: Household; places: readonly Member[]; householder: Member | undefined } {
  const valuesOf = (key: string): Values => typed.get(key) ?? {};
  const relationOf = ({ key, row }: Member) => valuesOf(key).householderRelation ?? row?.householderRelation ?? '';
  const head = members[householderAt(members, new Map(members.map((one) => [one.key, relationOf(one)])))];
  const { isOwned: ownedValue, liveType, startDate, ...houseValues } = valuesOf('house');
  const stay = house.kind === 'new' ? { liveType, startDate } : valuesOf('stay');
  const isOwned = house.kind === 'new' && Number(ownedValue) === 1;
  const places = members.filter((one) => one.resident === null || one.entries.length > 0 || one === head);
  const isHead = (one: Member) => one === head;
  const linkOf = (one: Member): Draft => {
    const relation = String(relationOf(one));
    const isRented = isKey<'live_type'>(stay.liveType, '2');
    const ownerSex = head === undefined ? '' : sexOf(head, valuesOf(head.key));
    return {
      houseRelation: isRented
        ? '09'
        : isHead(one)
          ? '00'
          : houseRelationOf(relation, ownerSex, sexOf(one, valuesOf(one.key))),
      liveType: stay.liveType,
      startDate: stay.startDate,
      isHouseholder: isHead(one) ? 1 : 0,
      isOwner: isHead(one) && isOwned ? 1 : 0,
    };
  };
  const memberOf = (one: Member): HouseholdMember => {
    const { moves, ...values } = valuesOf(one.key);
    const registers = one.entries.map(({ key, path }) => ({ path, row: filled(valuesOf(key)) }));
    if (one.resident !== null) return { person: { id: one.row?.id }, registers };
    return {
      person: one.row === null ? personOf(values) : changedPerson(one.row, values),
      link: linkOf(one),
      registers,
      ...(one.elsewhere !== null &&
        Number(moves) === 1 && { leaves: { id: one.elsewhere.id, endDate: stay.startDate ?? townDay() } }),
    };
  };
  return {
    household: {
      house: house.kind === 'known' ? { id: house.row.id } : { ...floorOf(houseValues.roomNo), ...filled(houseValues) },
      householder: Math.max(0, head === undefined ? 0 : places.indexOf(head)),
      isOwned,
      members: places.map(memberOf),
    },
    places,
    householder: head,
  };
}
