import type { AuditProof } from '@lattice/api/auditChain';
import type { TraceEntry } from '@lattice/api/resources/blade-log/trace';
import { expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';

inEachTown('the logs on $name', {}, ({ town, admin }) => {
  const verify = async () => await admin.post('blade-log/audit/verify').data<AuditProof>();
  const tamper = (sql: string) =>
    town.db.tx(async (tx) => {
      await tx.query('alter table sys_audit disable trigger sys_audit_keep');
      await tx.query(sql);
      await tx.query('alter table sys_audit enable trigger sys_audit_keep');
    });

  it('form a chain in which every change and every gap is found', async () => {
    for (const one of ['leader', 'dispatcher', 'dept', 'window', 'community']) await town.visit(one);
    const whole = await verify();
    expect(whole).toMatchObject({ open: 0, faults: [] });
    expect(whole.sealed).toBeGreaterThan(5);
    await expect(town.db.query('delete from sys_audit_seal')).rejects.toThrow('append-only');
    const rows = await town.rows<{ id: string }>(
      'select audit_id::text as id from sys_audit_seal order by seq limit 4',
    );
    const [changed, gone] = [rows[1]?.id ?? '', rows[3]?.id ?? ''];
    await tamper(`update sys_audit set address = '10.1.1.1' where id = ${changed}`);
    await tamper(`delete from sys_audit where id = ${gone}`);
    const proof = await verify();
    expect(proof.faults.map(({ id, fault }) => [id, fault])).toEqual([
      [changed, 'changed'],
      [gone, 'missing'],
    ]);
    const staff = await town.visit('staff');
    expect(await staff.post('blade-log/audit/verify').status()).toBe(403);
  });

  it('are sealed by several servers at once as by one', async () => {
    await town.visit('leader');
    const proofs = await Promise.all(Array.from({ length: 5 }, verify));
    expect(new Set(proofs.map(({ head }) => head)).size).toBe(1);
  });

  it('tell a day of a person and all of one request', async () => {
    const leader = await town.visit('leader');
    const id = await town.text("select id::text as id from blade_user where account = 'leader'");
    await leader.ask('event/event/page?current=1&size=1');
    await town.flushLogs();
    const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
    const entriesOf = async (query: string) => await admin.ask(`blade-log/trace/${query}`).data<TraceEntry[]>();
    const signedIn = await entriesOf(`day?userId=${id}&day=${day}`);
    expect(signedIn).toContainEqual(expect.objectContaining({ kind: 'audit', what: 'login' }));
    const { traceId = '' } = signedIn.findLast(({ what }) => what === 'login') ?? {};
    const request = await entriesOf(`request?traceId=${traceId}`);
    expect(request.map(({ kind }) => kind).toSorted()).toEqual(['audit', 'call']);
    const page = await admin.ask(`blade-log/api/list?current=1&size=10&traceId=${traceId}`).data();
    expect(page).toMatchObject({ total: 1 });
  });

  it('group failures by their stack', async () => {
    await town.db.query(
      `insert into blade_log_error (id, exception_name, message, stack_trace, create_by, trace_id)
        select 900 + n, 'TypeError', 'x ' || n, 'TypeError: x' || chr(10) || '    at list (a.js:' || n || ':1)' ||
          chr(10) || '    at run (b.js:2:2)', 'p' || n % 2, 't' || n from generate_series(1, 4) n`,
    );
    const groups = await admin.ask('blade-log/trace/faults?days=30').data<{ place: string; count: number }[]>();
    expect(groups.find(({ place }) => place === 'at list (a.js)')).toMatchObject({
      count: 4,
      people: 2,
      message: 'x 4',
    });
  });

  it('tell every sign-in, refused ones with why', async () => {
    await town.login('leader', 'wrong');
    const list = async (query: string) =>
      await admin
        .ask(`blade-log/login/list?current=1&size=5&descs=actTime&${query}`)
        .data<{ records: Record<string, unknown>[] }>();
    expect((await list('action=login-refused')).records[0]).toMatchObject({ account: 'leader', refusal: 'password' });
    expect((await list('action=login&account=leader')).records[0]).toMatchObject({ by: 'password' });
  });
});
