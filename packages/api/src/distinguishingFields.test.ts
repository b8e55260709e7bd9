import { expect, it } from 'vitest';
import { houseinfo } from './resources/source/houseinfo.ts';
import { populationinfo } from './resources/source/populationinfo.ts';
import { roadinfo } from './resources/source/roadinfo.ts';
import { choiceLabel, distinguishingFields, recordLabel, searchFields } from './distinguishingFields.ts';

it('tells houses apart by what hides nothing, and searches their addresses besides', () => {
  const house = {
    houseNo: '98010210120100210302',
    communityId: '7',
    communityIdName: '云溪花园',
    buildingId: '8',
    buildingIdName: '2号楼',
    unitId: '',
    unitIdName: '',
    roomNo: '302',
    address: '云岚市清溪区枫桥镇******',
  };
  expect(choiceLabel(houseinfo, house)).toBe('云溪花园 · 2号楼 · 302 · 98010210120100210302');
  expect(recordLabel(houseinfo, house)).toBe('云溪花园 2号楼 302');
  expect(recordLabel(houseinfo, { houseNo: 'FW1' })).toBe('FW1');
  expect(searchFields(houseinfo, '东风')).toEqual(['houseNo', 'roomNo', 'address']);
});

it('tells people apart by columns that hide nothing, since their names are covered', () => {
  expect(
    distinguishingFields(populationinfo).map(
      (name) => populationinfo.fields[name as keyof typeof populationinfo.fields].sensitive,
    ),
  ).toEqual([undefined, undefined]);
  expect(
    choiceLabel(populationinfo, {
      personName: '董*华',
      ...Object.fromEntries(distinguishingFields(populationinfo).map((name) => [name, `〈${name}〉`])),
    }),
  ).toMatch(/^董\*华 · 〈\w+〉 · 〈\w+〉$/);
});

it('says no more than the name where that is in the open', () => {
  expect(choiceLabel(roadinfo, { routeName: '清溪大道', routeType: '01' })).toBe('清溪大道');
  expect(searchFields(roadinfo, '环路')).toEqual(['routeName']);
});
