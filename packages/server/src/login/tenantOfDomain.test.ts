import { beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '../fixtures/openTestDatabase.ts';
import { openTestServer } from '../fixtures/openTestServer.ts';
import { serverOf } from '../fixtures/serverOf.ts';

describe.each(oneTestDatabase())('the tenant of a login page on $name', (database) => {
  const server = serverOf(database);
  beforeAll(async () => {
    const add = (number: string, domain: string, more = 'null') =>
      server.db.query(
        `insert into blade_system_tenant (id, tenant_id, tenant_name, domain_url, background_url, linkman, expire_time)
          values ($1, $2, '清河镇', $3, '/files/0123456789abcdef0123456789abcdef.png', '王五', ${more})`,
        [server.nextId(), number, domain],
      );
    await add('100001', 'https://QingHe.example/');
    await add('100002', 'over.example', "timestamptz '2026-01-01'");
  });

  const info = async (domain: string) =>
    (
      (await (await server.ask(`blade-system/tenant/info?domain=${encodeURIComponent(domain)}`)).json()) as {
        data: Record<string, unknown>;
      }
    ).data;

  it.each(['qinghe.example', 'https://qinghe.example', 'http://QINGHE.example/'])('is found by %s', async (domain) => {
    expect(await info(domain)).toMatchObject({
      tenantId: '100001',
      tenantName: '清河镇',
      backgroundUrl: expect.stringMatching(/^\/files\/0123456789abcdef0123456789abcdef\.png\?s=/) as string,
    });
  });

  it.each(['', 'example', 'qinghe.example.evil', '%'])('is none of %j', async (domain) => {
    expect(await info(domain)).not.toHaveProperty('tenantId');
  });

  it('is no way in once its time is over', async () => {
    const { rows } = await server.db.query<{ id: string; hash: string }>(
      "select u.id, p.hash from blade_user u join sys_password p on p.user_id = u.id where account = 'staff'",
    );
    await server.db.query("update blade_user set tenant_id = '100002' where account = 'staff'");
    expect(rows).toHaveLength(1);
    const reply = await server.token(
      { tenantId: '100002', grant_type: 'captcha', username: 'staff', password: server.passwordOf('staff') },
      await server.captcha(),
    );
    expect(((await reply.json()) as { msg: string }).msg).toBe('租户授权已过期,请联系管理员');
  });

  it('is all that a stock server says', async () => {
    const stock = await openTestServer(database, { quirks: true });
    expect(
      ((await (await stock.ask('blade-system/tenant/info?domain=nowhere')).json()) as { data: unknown }).data,
    ).toEqual({});
    await stock.db.close();
  });
});
