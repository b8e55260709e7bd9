import { keypersonnelreleased } from '@lattice/api/resources/source/keypersonnelreleased';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { renterinfo } from '@lattice/api/resources/source/renterinfo';
import { expect, it } from 'vitest';
import { askedFields } from './askedFields.ts';
import { newPersonFields, personOf } from './memberFields.ts';

it('asks for what nothing else says', () => {
  expect(Object.keys(newPersonFields('户籍'))).toEqual([
    'idCard',
    'personName',
    'phone',
    'householderRelation',
    'registration',
    'maritalStatus',
    'politicalStatus',
    'education',
    'householdRegion',
    'householdAddress',
  ]);
  const known = new Set(['source/populationinfo', 'source/houseinfo']);
  expect(Object.keys(askedFields(renterinfo.fields, known))).toEqual(['rentUse', 'startDate', 'endDate']);
  expect(Object.keys(askedFields(keypersonnelreleased.fields, known))).toContain('originalCrime');
  expect(Object.keys(askedFields(keypersonnelreleased.fields, known))).not.toContain('idCard');
});

it('asks for all that the register needs, but for what the server fills in', () => {
  const filledIn = ['sex', 'birthDate', 'nation', 'populationType', 'currentRegion', 'currentAddress', 'griddingId'];
  const requested = Object.keys(newPersonFields('户籍'));
  const missing = Object.entries(populationinfo.fields)
    .filter(([name, field]) => 'required' in field && field.required && !requested.includes(name))
    .map(([name]) => name)
    .filter((name) => !filledIn.includes(name));
  expect(missing).toEqual(['householdConsistency']);
});

it.each([
  ['here', { populationType: '01', householdConsistency: '01', householderRelation: '02' }],
  ['elsewhere', { populationType: '01', householdConsistency: '02', householderRelation: '02' }],
  ['floating', { populationType: '02' }],
])('makes a record of somebody registered %s', (registration, row) => {
  expect(personOf({ registration, householderRelation: '02', householdAddress: '' })).toEqual(row);
});
