import { expect, test } from 'vitest';
import { cleanPlate, isWrongPlate, plateKind, PROVINCES, splitPlate } from './plate.ts';

test.each([
  ['京A12345', 'ordinary'],
  ['粤B1234学', 'ordinary'],
  ['粤Z1234港', 'ordinary'],
  ['川AD12345', 'newEnergy'],
  ['川AFA1234', 'newEnergy'],
  ['川A12345D', 'newEnergy'],
  ['京AI2345', null],
  ['京AO2345', null],
  ['A12345', null],
  ['京A1234', null],
  ['京A1234567', null],
  ['京112345', null],
])('%s is %j', (plate, kind) => expect(plateKind(plate)).toBe(kind));

test('cleans what is pasted', () => expect(cleanPlate(' 京a·１２３４5 ')).toBe('京A12345'));

test('splits off the province', () => {
  expect(splitPlate('沪C1')).toEqual({ province: '沪', rest: 'C1' });
  expect(splitPlate('C1')).toEqual({ province: '', rest: 'C1' });
  expect(new Set(PROVINCES).size).toBe(31);
});

test('nothing and masked plates are not judged', () =>
  expect(['', '京A***45', '京A1'].map(isWrongPlate)).toEqual([false, false, true]));
