import { api } from '@lattice/api/resources/blade-log/api';
import { usual } from '@lattice/api/resources/blade-log/usual';
import { startJobs } from '@lattice/server/schedule/startJobs';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { jobNamed } from './jobNamed.ts';
import { partsOf } from './partsOf.ts';

const NEVER = 3_600_000;

inTown('logs on $name', { isSmall: true }, ({ town, admin }) => {
  it('keep each call without what it carried, and each write among the operations', async () => {
    const saved = await admin.post('blade-system/param/submit', {
      paramName: '测试参数甲',
      paramKey: 'test.a',
      paramValue: 'secret-value',
    });
    const { id } = saved.body.data as { id: string };
    await admin.ask(
      'blade-system/param/list?paramName=%E6%B5%8B%E8%AF%95%E5%8F%82%E6%95%B0%E7%94%B2&current=1&size=10',
    );
    await admin.post('blade-system/param/submit', { id, paramValue: 'other-value' });
    await admin.post('blade-system/param/submit', { paramName: '' });
    expect(await town.rows("select 1 from blade_log_api where method_class = 'blade-system/param'")).toEqual([]);
    await town.flushLogs();
    const calls = await town.rows<Record<string, string>>(
      `select method, request_uri, method_name, type, title, params, create_by, time
        from blade_log_api
        where method_class = 'blade-system/param'
        order by id`,
    );
    expect(calls.map(({ method, method_name: name, type }) => [method, name, type])).toEqual([
      ['POST', 'submit', '1'],
      ['GET', 'page', '1'],
      ['POST', 'submit', '1'],
      ['POST', 'submit', '2'],
    ]);
    expect(calls[1]).toMatchObject({
      request_uri: '/api/blade-system/param/list',
      title: '系统参数 page',
      params: '["paramName","current","size"]',
      create_by: 'admin',
    });
    expect(
      JSON.stringify([
        await town.rows('select * from blade_log_api'),
        await town.rows('select * from blade_log_usual'),
      ]),
    ).not.toMatch(/测试参数甲|-value/);
    const operations = await town.rows<{ log_id: string; log_data: string }>(
      "select log_id, log_data from blade_log_usual where method_class = 'blade-system/param' order by id",
    );
    expect(operations.map((one) => one.log_id)).toEqual(['系统参数 保存', '系统参数 保存']);
    expect(operations[1]?.log_data).toContain(id);
    const [line] = (await admin.client(api).page({ current: 1, size: 5 })).records;
    expect(line).toMatchObject({ serviceId: 'lattice' });
    expect((await admin.client(usual).page({ current: 1, size: 5 })).records.length).toBeGreaterThan(0);
  });

  it('name a failure of the server and where it happened, without values', async () => {
    await town.db.query('alter table blade_system_param rename to blade_system_param_away');
    const { status, body } = await admin.ask('blade-system/param/list?paramName=geheim');
    await town.db.query('alter table blade_system_param_away rename to blade_system_param');
    expect(status).toBe(500);
    await town.flushLogs();
    const [failure] = await town.rows<Record<string, string>>(
      'select request_uri, exception_name, message, stack_trace, params from blade_log_error where params = $1',
      [body.traceId],
    );
    expect(failure).toMatchObject({ request_uri: '/api/blade-system/param/list', exception_name: 'DatabaseError' });
    expect(failure?.stack_trace).toContain('    at ');
    expect(JSON.stringify(failure)).not.toContain('geheim');
  });

  it('are swept when they are old', async () => {
    const jobs = startJobs([await jobNamed('sweep')], await partsOf(town, { handlers: new Map() }), NEVER);
    await town.db.query(
      "update blade_log_api set create_time = $1::timestamptz - interval '185 days' where method_name = 'page'",
      [town.now().toISOString()],
    );
    const before = await town.rows('select 1 from blade_log_api');
    await jobs.tick();
    await jobs.stop();
    expect(await town.rows("select 1 from blade_log_api where method_name = 'page'")).toEqual([]);
    const after = await town.rows('select 1 from blade_log_api');
    expect(after.length).toBeGreaterThan(0);
    expect(after.length).toBeLessThan(before.length);
  });
});
