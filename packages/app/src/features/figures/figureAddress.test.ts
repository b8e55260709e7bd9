import { expect, it } from 'vitest';
import { blankDesign } from './design.ts';
import { figureAddress } from './figureAddress.ts';

const design = { ...blankDesign, register: 'event/event', rowField: 'reportTime/month', columnField: 'eventStatus' };
const conditions = (address: string | undefined) =>
  JSON.parse(new URL(address ?? '', 'http://localhost').searchParams.get('where') ?? '') as unknown;

it('leads to the list of a month and a state, with the conditions of the report', () => {
  const address = figureAddress({ ...design, filters: '["and",["urgency","equal","1"]]' }, '2026-02', '5');
  expect(address).toMatch(/^\/event\/event\?/);
  expect(conditions(address)).toEqual([
    'and',
    ['urgency', 'equal', '1'],
    ['reportTime', 'ge', '2026-02-01'],
    ['reportTime', 'le', '2026-02-28'],
    ['eventStatus', 'equal', '5'],
  ]);
});

it('asks for records that say nothing, and leads nowhere where one of several conditions is enough', () => {
  expect(conditions(figureAddress({ ...design, rowField: 'griddingId' }, ''))).toEqual(['and', ['griddingId', 'null']]);
  expect(figureAddress({ ...design, filters: '["or",["a","null"],["b","null"]]' }, '2026-02')).toBeUndefined();
});
