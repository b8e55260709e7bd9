import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '../fixtures/openTestDatabase.ts';
import { type TestServer, openTestServer } from '../fixtures/openTestServer.ts';

interface Reply {
  access_token: string;
  refresh_token: string;
  role_id: string;
  role_name: string;
  dept_id: string;
  abilities: string[];
  error_description?: string;
}

describe.each(oneTestDatabase())('department and role of a session on $name', (database) => {
  let server: TestServer;
  let ids: { staff: string; gridman: string; administrator: string; one: string; two: string };
  const open = (settings = { switchMode: true }) => openTestServer(database, { settings });
  const prepare = async ({ db, nextId }: TestServer) => {
    const role = async (alias: string) =>
      (await db.query<{ id: string }>('select id from blade_system_role where role_alias = $1', [alias])).rows[0]?.id ??
      '';
    const [one, two] = [nextId(), nextId()];
    for (const [id, name] of [
      [one, '甲办'],
      [two, '乙办'],
    ])
      await db.query(
        `insert into blade_system_dept (id, tenant_id, dept_name, full_name, dept_category, sort)
          values ($1, '000000', $2, $2, '2', 1)`,
        [id, name],
      );
    const found = {
      staff: await role('staff'),
      gridman: await role('gridman'),
      administrator: await role('administrator'),
      one,
      two,
    };
    await db.query("update blade_user set role_id = $1, dept_id = $2 where account = 'staff'", [
      `${found.staff},${found.gridman}`,
      `${one},${two}`,
    ]);
    return found;
  };
  beforeAll(async () => {
    server = await open();
    ids = await prepare(server);
  });
  afterAll(() => server?.db.close());

  const read = async (response: Response) => (await response.json()) as Reply;
  const login = async (headers: Readonly<Record<string, string>> = {}) =>
    read(await server.login('staff', server.passwordOf('staff'), headers));
  const change = async ({ refresh_token }: Reply, headers: Readonly<Record<string, string>>) =>
    read(await server.token({ grant_type: 'refresh_token', refresh_token }, headers));
  const bearer = ({ access_token }: Reply) => ({ 'Blade-Auth': `bearer ${access_token}` });
  const may = async (reply: Reply, path: string) => (await server.ask(path, bearer(reply))).status;

  it('begins as all of the person, and is announced', async () => {
    const reply = await login();
    expect(reply).toMatchObject({
      role_id: `${ids.staff},${ids.gridman}`,
      role_name: 'staff,gridman',
      dept_id: `${ids.one},${ids.two}`,
    });
    expect(reply.abilities).toContain('switch');
  });

  it('changes claims and rights with the refresh that names them, for every token of the session', async () => {
    const first = await login();
    expect(await may(first, 'source/renterinfo/page')).toBe(200);
    const second = await change(first, { 'Role-Id': ids.gridman, 'Dept-Id': ids.two });
    expect(second).toMatchObject({ role_id: ids.gridman, role_name: 'gridman', dept_id: ids.two });
    for (const reply of [first, second]) expect(await may(reply, 'source/renterinfo/page')).toBe(403);
    expect(await may(second, 'source/campusinfo/page')).toBe(200);
    const info = (await (await server.ask('blade-auth/oauth/user-info', bearer(second))).json()) as {
      data: Record<string, unknown>;
    };
    expect(info.data).toMatchObject({ role_id: ids.gridman, dept_id: ids.two, role_name: 'gridman' });
    const third = await change(second, {});
    expect(third).toMatchObject({ role_id: ids.gridman, dept_id: ids.two });
    const back = await change(third, { 'Role-Id': ids.staff });
    expect(back).toMatchObject({ role_id: ids.staff, dept_id: ids.two });
    expect(await may(back, 'source/renterinfo/page')).toBe(200);
    const { rows } = await server.db.query("select 1 from sys_audit where action = 'switch'");
    expect(rows).toHaveLength(2);
  });

  it('may be chosen with the login', async () => {
    expect(await login({ 'Role-Id': ids.gridman })).toMatchObject({
      role_id: ids.gridman,
      dept_id: `${ids.one},${ids.two}`,
    });
  });

  it('are refused when the person does not have them, and the session goes on as it was', async () => {
    const reply = await login();
    const foreign: readonly Readonly<Record<string, string>>[] = [
      { 'Role-Id': ids.administrator },
      { 'Dept-Id': '1' },
      { 'Role-Id': `${ids.staff},${ids.administrator}` },
    ];
    for (const headers of foreign) {
      expect((await change(reply, headers)).error_description).toBe('只能切换到自己的部门和角色');
      expect((await login(headers)).error_description).toBe('只能切换到自己的部门和角色');
    }
    expect(await change(reply, {})).toMatchObject({ role_id: `${ids.staff},${ids.gridman}` });
  });

  it('end the session when the person loses them', async () => {
    const reply = await change(await login(), { 'Role-Id': ids.gridman });
    await server.db.query("update blade_user set role_id = $1 where account = 'staff'", [ids.staff]);
    expect(await may(reply, 'blade-auth/oauth/user-info')).toBe(401);
    expect((await server.token({ grant_type: 'refresh_token', refresh_token: reply.refresh_token })).status).toBe(401);
    await server.db.query("update blade_user set role_id = $1 where account = 'staff'", [
      `${ids.staff},${ids.gridman}`,
    ]);
    expect(await may(reply, 'blade-auth/oauth/user-info')).toBe(401);
  });

  it('cannot be changed where the setting is off', async () => {
    const other = await open({ switchMode: false });
    const own = await prepare(other);
    const reply = await read(await other.login('staff', other.passwordOf('staff'), { 'Role-Id': own.gridman }));
    expect(reply.role_id).toBe(`${own.staff},${own.gridman}`);
    expect(reply.abilities).not.toContain('switch');
    expect(
      (
        await read(
          await other.token(
            { grant_type: 'refresh_token', refresh_token: reply.refresh_token },
            { 'Role-Id': own.gridman },
          ),
        )
      ).role_id,
    ).toBe(`${own.staff},${own.gridman}`);
    await other.db.close();
  });
});
