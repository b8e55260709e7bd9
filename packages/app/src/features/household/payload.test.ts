import { expect, it } from 'vitest';
import { member } from './fixtures/member.ts';
import type { Page } from './household.ts';
import { payloadOf } from './payload.ts';

const card = (birth: string, order: string) => `980103${birth}${order}X`;
const stay = { liveType: '1', startDate: '2026-11-23' };

it('makes one call of a new house with its family', () => {
  const page: Page = {
    house: { kind: 'new', proposed: {}, words: '' },
    members: [member('a'), member('b', { entries: [{ key: 'e', path: 'source/renterinfo' }] })],
  };
  const { household } = payloadOf(
    page,
    new Map<string, Record<string, unknown>>([
      ['house', { address: '某地', roomNo: '1203', floorArea: 98, ownerName: '', isOwned: 1, ...stay }],
      ['a', { idCard: card('19820203', '021'), householderRelation: '12', registration: 'here' }],
      ['b', { idCard: card('19800203', '011'), householderRelation: '02', registration: 'here' }],
      ['e', { rentUse: '02', contractNo: '' }],
    ]),
  );
  expect(household.house).toEqual({ address: '某地', roomNo: '1203', floorNo: 12, floorArea: 98 });
  expect([household.isOwned, household.householder]).toEqual([true, 1]);
  expect(household.members.map(({ link }) => link)).toEqual([
    { ...stay, houseRelation: '01', isHouseholder: 0, isOwner: 0 },
    { ...stay, houseRelation: '00', isHouseholder: 1, isOwner: 1 },
  ]);
  expect(household.members[1]?.registers).toEqual([{ path: 'source/renterinfo', row: { rentUse: '02' } }]);
});

it('sends of known people what was changed, and of residents nothing but what is added', () => {
  const row = {
    id: '7',
    personName: '汤*',
    phone: '154****0001',
    householderRelation: '10',
    populationType: '01',
    rev: 3,
    sex: '2',
  };
  const elsewhere = { id: '70', houseId: '9' };
  const page: Page = {
    house: { kind: 'known', row: { id: '1' } },
    members: [
      member('r', { row: { id: '5', sex: '1' }, resident: { id: '50', isHouseholder: 1 } }),
      member('q', { row: { id: '6' }, resident: { id: '60', isHouseholder: 0 } }),
      member('k', { row, elsewhere }),
    ],
  };
  const said = (values: Record<string, unknown>) =>
    payloadOf(
      page,
      new Map<string, Record<string, unknown>>([
        ['stay', { ...stay, liveType: '2' }],
        ['k', values],
      ]),
    ).household;
  const { house, members } = said({ householderRelation: '10', moves: 1 });
  expect(house).toEqual({ id: '1' });
  expect(members).toEqual([
    { person: { id: '5' }, registers: [] },
    {
      person: { id: '7' },
      link: { ...stay, liveType: '2', houseRelation: '09', isHouseholder: 0, isOwner: 0 },
      registers: [],
      leaves: { id: '70', endDate: '2026-11-23' },
    },
  ]);
  expect(said({ householderRelation: '10', phone: '15400012345', moves: 0 }).members[1]?.person).toEqual({
    id: '7',
    rev: 3,
    phone: '15400012345',
  });
});
