import { warnDevice } from '@lattice/api/resources/dispatch/warnDevice';
import { messageReceiver } from '@lattice/api/resources/cms/messageReceiver';
import { gridmemberattendanceset } from '@lattice/api/resources/grid/gridmemberattendanceset';
import { eventsupervise } from '@lattice/api/resources/event/eventsupervise';
import { sealManage } from '@lattice/api/resources/project/sealManage';
import { recycle } from '@lattice/api/resources/blade-desk/recycle';
import { describe, expect, it } from 'vitest';
import { roleGrants } from './roleGrants.ts';
import { rightsOf } from './rightsOf.ts';

describe('the rights of a role', () => {
  it('let it change what a move that names it changes, and add nothing', () => {
    expect([...rightsOf('gridmember', messageReceiver)].toSorted()).toEqual(['edit', 'view']);
    expect([...rightsOf('dept', warnDevice)].toSorted()).toEqual(['edit', 'view']);
    expect(rightsOf('dept', eventsupervise)).not.toContain('add');
  });

  it('let it add where the grants say so', () => {
    expect(rightsOf('leader', eventsupervise)).toContain('add');
    expect(rightsOf('gridmember', sealManage)).toContain('add');
  });

  it('leave times and places of attendance to the community', () => {
    expect(rightsOf('community', gridmemberattendanceset)).toContain('edit');
    for (const alias of ['gridmember', 'gridleader'])
      expect(rightsOf(alias, gridmemberattendanceset)).not.toContain('edit');
  });

  it('let whoever removes records find them in the recycle bin', () => {
    const removers = Object.entries(roleGrants).flatMap(([alias, { keep = [] }]) => (keep.length > 0 ? [alias] : []));
    expect(removers.length).toBeGreaterThan(5);
    expect(removers.filter((alias) => !rightsOf(alias, recycle).has('view'))).toEqual([]);
  });
});
