import { crud, startFlow } from '@lattice/api/call';
import { dict, text } from '@lattice/api/field';
import { resource } from '@lattice/api/resource';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { describe, expect, it } from 'vitest';
import { bpmnFile, flow } from './flowFiles.ts';
import type { Row } from './flowTown.ts';
import { flowTownOf } from './townOf.ts';

/** What another town adds: a form, and how its records follow. */
const banquet = resource('project/sealManageBanquet', {
  label: '宴席报备',
  title: 'host',
  states: {
    field: 'stage',
    initial: '0',
    moves: [
      { from: '0', to: '5', call: 'startFlow', label: '报备' },
      { from: '5', to: '1', call: 'system', roles: ['system'] },
      { from: '5', to: '2', call: 'system', roles: ['system'] },
      { from: '5', to: '4', call: 'system', roles: ['system'] },
    ],
  },
  flow: {
    route: 'banquet',
    field: 'stage',
    running: '5',
    passed: '1',
    refused: '2',
    withdrawn: '4',
    values: ['host', 'phone'],
  },
  fields: {
    host: text('主家', { required: true, max: 50 }),
    phone: text('电话', { max: 20, sensitive: 'phone' }),
    stage: dict('状态', 'seal_use_status', { readonly: true, default: '0' }),
  },
  calls: { ...crud, startFlow },
});

describe.each(oneTestDatabase())('processes of records that another town adds, on $name', (database) => {
  const at = flowTownOf(database, {
    accounts: ['admin', 'community', 'staff'],
    extra: [banquet],
    paths: /^(?:blade-|grid\/|cms\/message)/,
  });

  it('come with a file, a form and a line of a dictionary, without code', async () => {
    const kind = {
      code: 'flow',
      dictKey: '9',
      dictValue: '宴席报备',
      remark: 'banquet',
      parentId: (
        await at.town.rows<Row>("select id::text as id from blade_system_dict where code = 'flow' and dict_key = '-1'")
      )[0]?.id,
      sort: 9,
    };
    expect(await at.who('admin').post('blade-system/dict/submit', kind).status()).toBe(200);
    const drawn = bpmnFile(
      'Banquet',
      '宴席报备',
      `<startEvent id="start"/>${flow('f1', 'start', 'x')}` +
        `<userTask id="x" name="\${host}家的宴席" v:candidateGroups="community"/>` +
        `${flow('f2', 'x', 'end')}<endEvent id="end"/>`,
    );
    const definition = await at.deployed(drawn, 'flow_9');
    expect(await at.ask('staff', `process/form?processDefinitionId=${definition}`).data()).toMatchObject({
      route: 'banquet',
      path: banquet.path,
    });
    const { id, processInstanceId } = await at
      .who('admin')
      .client(banquet)
      .startFlow({ host: '王建国', phone: '13800001234' });
    expect(await at.one('community', 'claim-list', processInstanceId)).toMatchObject({
      taskName: '王建国家的宴席',
      categoryName: '宴席报备',
      businessId: id,
    });
    expect(
      (await at.ask('community', `process/business?processInstanceId=${processInstanceId}`).data<{ row: Row }>()).row,
    ).toMatchObject({ host: '王建国', phone: '138****1234', stage: '5' });
    await at.take('community', processInstanceId);
    expect((await at.who('admin').client(banquet).detail(id)).stage).toBe('1');
  });
});
