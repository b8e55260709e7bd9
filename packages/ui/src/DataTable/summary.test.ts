import { expect, it } from 'vitest';
import { summarise, withUnit } from './summary.ts';

it('adds decimals exactly and keeps their places', () => {
  expect(summarise('sum', ['0.1', '0.2'])).toBe('0.3');
  expect(summarise('sum', ['1,200.50', '-0.25', '', '—'])).toBe('1200.25');
  expect(summarise('sum', ['-0.50', '0.25'])).toBe('-0.25');
  expect(summarise('sum', ['9007199254740993', '1'])).toBe('9007199254740994');
});

it('rounds averages to two places or those of the values', () => {
  expect(summarise('average', ['1', '2', '2'])).toBe('1.67');
  expect(summarise('average', ['-1', '-2', '-2'])).toBe('-1.67');
  expect(summarise('average', ['0.001', '0.002'])).toBe('0.002');
});

it('counts what is not empty', () => expect(summarise('count', ['a', '', 'b'])).toBe('2'));

it('leaves units off and writes them after the total', () => {
  expect(summarise('sum', ['1.5 km', '2 km', '3 m'], 'km')).toBe('3.5');
  expect([withUnit('3.5', 'km'), withUnit('', 'km'), withUnit('2', undefined)]).toEqual(['3.5 km', '', '2']);
});

it('has no sum of words', () => expect(summarise('sum', ['张', ''])).toBe(''));
