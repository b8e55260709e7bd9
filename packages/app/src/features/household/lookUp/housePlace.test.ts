import { expect, it } from 'vitest';
import { housePlace, numberIn } from './housePlace.ts';

it.each([
  ['枫桥花园 3-2-501', { community: '枫桥花园', building: '3', unit: '2', room: '501' }],
  ['枫桥花园3号楼2单元501室', { community: '枫桥花园', building: '3', unit: '2', room: '501' }],
  ['枫桥花园 12-501', { community: '枫桥花园', building: '12', unit: '', room: '501' }],
  ['3-2-501', { community: '', building: '3', unit: '2', room: '501' }],
  ['枫桥花园1号楼', { community: '枫桥花园', building: '1', unit: '', room: '' }],
  ['枫桥花园 12 幢', { community: '枫桥花园', building: '12', unit: '', room: '' }],
  ['枫桥花园3栋2单元', { community: '枫桥花园', building: '3', unit: '2', room: '' }],
  ['柳塘村 18号', { community: '柳塘村', building: '', unit: '', room: '18' }],
])('reads %s', (words, place) => {
  expect(housePlace(words)).toEqual(place);
});

it.each(['汤敏', '汤', '970102198201010112', '枫桥花园', ''])('reads no place in %j', (words) => {
  expect(housePlace(words)).toBeNull();
});

it.each([
  ['3号楼', '3'],
  ['03幢', '3'],
  ['二单元', ''],
  [undefined, ''],
])('finds the number of %j', (name, number) => {
  expect(numberIn(name)).toBe(number);
});
