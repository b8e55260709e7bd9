import { expect, it } from 'vitest';
import { planOf } from './planOf.ts';

const house = (houseNo: string, floorNo: number) => ({
  id: '',
  houseNo,
  floorNo,
  houseStatus: '',
  isRented: 0,
  hazardType: '',
  residentCount: 0,
  keyPersonCount: 0,
});

const unit = (unitNo: number) => ({
  id: '',
  unitNo,
  unitName: `${unitNo}单元`,
  floors: [
    { floorNo: 2, houses: [house('201', 2), house('202', 2)] },
    { floorNo: 1, houses: [house('101', 1), house('102', 1)] },
    { floorNo: -1, houses: [] },
  ],
});

it('tells each building with its first and last house, and which names are taken', () => {
  const plan = planOf(
    { buildingCount: 2, buildingNamePrefix: '{n}号楼', unitNameRule: '{n}单元', addressRule: '' },
    { id: '', buildingName: '1号楼', floorCount: 2, undergroundFloors: 1, units: [unit(1), unit(2)] },
    '枫桥路56号',
    new Set(['2号楼']),
  );
  expect([plan.unitCount, plan.houseCount]).toEqual([4, 16]);
  expect(plan.buildings[1]).toEqual({
    name: '2号楼',
    address: '枫桥路56号2号楼',
    firstHouse: '枫桥路56号2号楼1单元101室',
    lastHouse: '枫桥路56号2号楼2单元202室',
    isKnown: true,
  });
  expect(plan.buildings[0]?.isKnown).toBe(false);
});
