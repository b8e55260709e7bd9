import { transactionContext } from '@lattice/server/call/transactionContext';
import { jobContext } from '@lattice/server/schedule/jobContext';
import { crud } from '@lattice/api/call';
import { param } from '@lattice/api/resources/blade-system/param';
import { tableOf } from '@lattice/server/table/table';
import { submit } from '@lattice/server/table/write/submit';
import { expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';
import { json } from './json.ts';
import { partsOf } from './partsOf.ts';

inEachTown('the audit log on $name', {}, ({ town, admin }) => {
  /** The transactions that wrote a row last and its newest line of the log, and what the line says was done. */
  const written = async (id: string) =>
    await town.one<{ row: string; line: string; action: string }>(
      `select t.xmin::text as row, a.xmin::text as line, a.action
          from blade_system_param t
          join sys_audit a on a.record_id = t.id
          where t.id = $1
          order by a.id desc limit 1`,
      [id],
    );
  const lines = async () =>
    await town.number("select count(*)::int as n from sys_audit where path = 'blade-system/param'");
  const draft = (n: string) => ({ paramName: `参数${n}`, paramKey: `audit.${n}`, paramValue: '1' });
  const made = async (n: string) => (await admin.post('blade-system/param/submit', draft(n)).data<{ id: string }>()).id;

  it('has the line of a write from its very transaction, so that neither is without the other', async () => {
    const id = await made('one');
    const steps: (readonly [action: string, path: string, init: RequestInit])[] = [
      ['update', 'submit', json({ id, paramValue: '2' })],
      ['remove', `remove?ids=${id}`, { method: 'POST' }],
      ['restore', `restore?ids=${id}`, { method: 'POST' }],
    ];
    const first = await written(id);
    expect(first).toEqual({ row: first?.line, line: first?.line, action: 'insert' });
    for (const [action, path, init] of steps) {
      expect(await admin.ask(`blade-system/param/${path}`, init).status()).toBe(200);
      const { row, ...rest } = (await written(id)) as { row: string; line: string; action: string };
      expect(rest).toEqual({ line: row, action });
    }
  });

  it('has no line of what was refused or undone', async () => {
    const id = await made('two');
    const before = await lines();
    expect(await admin.post('blade-system/param/submit', { ...draft('three'), paramKey: 'audit.two' }).status()).toBe(
      400,
    );
    expect(await admin.post(`blade-system/param/remove?ids=${id},1`).status()).toBe(400);
    const context = jobContext(await partsOf(town));
    const undone = town.db.tx(async (sql) => {
      await submit(tableOf(param), crud.submit, draft('four'), transactionContext(context, sql));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await lines()).toBe(before);
  });
});
