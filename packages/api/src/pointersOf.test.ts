import { houseinfo } from './resources/source/houseinfo.ts';
import { gridmemberleaveapproval } from './resources/grid/gridmemberleaveapproval.ts';
import { gridmembervisitwork } from './resources/grid/gridmembervisitwork.ts';
import { describe, expect, it } from 'vitest';
import { pointersOf } from './pointersOf.ts';

describe('the index of related registers', () => {
  it('names the fields that point to a register, with labels where there are several of the kind', () => {
    const found = pointersOf([houseinfo, gridmemberleaveapproval, gridmembervisitwork]);
    expect(found['source/populationinfo']).toEqual([['grid/gridmembervisitwork', 'populationId']]);
    expect(found['grid/gridmember']).toEqual([
      ['grid/gridmemberleaveapproval', 'gridMemberId', '请假人'],
      ['grid/gridmemberleaveapproval', 'substituteId', '代岗网格员'],
      ['grid/gridmembervisitwork', 'gridMemberId'],
    ]);
    expect(Object.keys(found)).not.toContain('blade-user');
  });

  it('leaves out what points to its own register', () => {
    expect(pointersOf([{ ...houseinfo, path: 'source/buildinginfo' }])['source/buildinginfo']).toBeUndefined();
  });
});
