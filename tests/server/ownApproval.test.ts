import { readFile } from 'node:fs/promises';
import { type Mover, moveRefusal } from '@lattice/api/moveRefusal';
import { statesOf } from '@lattice/api/resource';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { loadResources } from '@lattice/server/start/load';
import { columnOf, hasTable, tableOf } from '@lattice/server/table/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { flowTownOf } from './townOf.ts';

const resources = [...(await loadResources()).values()];
const approvals = resources.flatMap((resource) =>
  statesOf(resource).flatMap(({ moves }) =>
    moves.filter(({ approval }) => approval).map((move) => ({ resource, move })),
  ),
);

describe('an approval of the own request', () => {
  const person: Mover = { userId: '7', roles: ['administrator'], deptIds: [], records: ['9'] };

  it('is refused by every definition, whoever asks and in whichever field the applicant stands', () => {
    expect(approvals.length).toBeGreaterThan(25);
    for (const { resource, move } of approvals) {
      for (const name of resource.applicants ?? ['createUser'])
        for (const own of ['7', '9']) expect(moveRefusal(resource, move, person, { [name]: own })).toBe('moveOwn');
      for (const name of resource.barred ?? [])
        expect(moveRefusal(resource, move, person, { createUser: '8', [name]: '7' })).toBe('moveBarred');
      expect(moveRefusal(resource, move, person, { createUser: '8' })).toBe(null);
    }
  });

  it('names fields of its register alone', () => {
    for (const resource of resources.filter(hasTable)) {
      const holders = statesOf(resource).flatMap(({ moves }) =>
        moves.flatMap(({ holder }) => (holder ? Object.values(holder) : [])),
      );
      for (const name of [...(resource.applicants ?? []), ...(resource.barred ?? []), ...holders])
        expect(columnOf(tableOf(resource), name).name).toBe(name);
    }
  });
});

describe.each(oneTestDatabase())('a process on the own request on $name', (database) => {
  const at = flowTownOf(database);
  let definition: string;

  beforeAll(async () => {
    definition = await at.deployed(await readFile('packages/server/src/seeds/flow/leave.bpmn20.xml', 'utf8'));
  });

  const ask = (account: string, approver: string, day: string) =>
    at.who(account).post('blade-desk/process/leave/start-process', {
      processDefinitionId: definition,
      taskUser: at.idOf(approver),
      startTime: '2026-12-01 08:00:00',
      endTime: `2026-12-${day} 17:30:00`,
      reason: '探亲',
      days: 1,
    });

  it('is not begun with oneself as approver', async () => {
    expect((await ask('staff', 'staff', '29')).body).toMatchObject({
      code: 400,
      msg: '不能选择自己审批自己的申请，请选择其他审批人',
    });
  });

  it('takes its days from the record, whatever who does a task says', async () => {
    expect(await ask('staff', 'community', '29').status()).toBe(200);
    const [task] = await at.rows('community', 'work/todo-list');
    const done = await at.post('community', 'work/complete-task', {
      taskId: task?.taskId,
      flag: 'ok',
      comment: '同意',
      variables: { days: 1, taskUser: at.idOf('staff') },
    });
    expect(done.status).toBe(200);
    expect(await at.rows('leader', 'work/claim-list')).toHaveLength(1);
  });

  it('goes to others where the only candidate is who asked', async () => {
    const before = (await at.rows('admin', 'work/claim-list')).length;
    await at.town.db.query(
      `update blade_user set role_id = '-1'
        where account not in ('leader', 'admin', 'community') and role_id like '%' || (select role_id from blade_user
            where account = 'leader') || '%'`,
    );
    expect(await ask('leader', 'community', '29').status()).toBe(200);
    const [task] = await at.rows('community', 'work/todo-list');
    await at.complete('community', task as Record<string, string>);
    const id = await at.town.text(
      `select k.id::text as id
        from wf_task k
        join wf_instance i on i.id = k.instance_id
        where k.end_time is null and k.assignee is null and i.start_user = $1`,
      [at.idOf('leader')],
    );
    expect(await at.claim('leader', id).status()).toBe(409);
    expect((await at.rows('leader', 'work/claim-list')).map(({ taskId }) => taskId)).not.toContain(id);
    const candidates = await at.town.rows('select kind, value from wf_candidate where task_id = $1 order by value', [
      id,
    ]);
    expect(candidates).toEqual([
      { kind: 'group', value: 'administrator' },
      { kind: 'group', value: 'leader' },
    ]);
    expect(await at.rows('admin', 'work/claim-list')).toHaveLength(before + 1);
  });
});
