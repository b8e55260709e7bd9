import { addressBy } from '@lattice/api/buildingNames';
import { expect, it } from 'vitest';

const address = '枫桥路56号枫桥花园';
const house = { unit: '1单元', room: '102' };

it.each([
  ['{community}{building}{unit}{room}室', `${address}1号楼`, `${address}1号楼1单元102室`],
  ['', `${address}1号楼`, `${address}1号楼1单元102室`],
  ['{community}', `${address}1号楼`, `${address}1号楼1单元102室`],
  ['枫桥路58号', '枫桥路58号1号楼', '枫桥路58号1号楼1单元102室'],
  ['{community}-{building}-{room}', `${address}-1号楼`, `${address}-1号楼-102`],
])('addresses by the rule %j name community, building, unit and room', (addressRule, building, whole) => {
  expect(addressBy({ addressRule, address }, '1号楼')).toBe(building);
  expect(addressBy({ addressRule, address }, '1号楼', house)).toBe(whole);
});
