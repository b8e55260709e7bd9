import { role } from '@lattice/api/resources/blade-system/role';
import { user } from '@lattice/api/resources/blade-user';
import type { ButtonSight, ScopePreview, Sight } from '@lattice/api/rowSight';
import { Random } from '@lattice/server/town/Random';
import { beforeAll, expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';
import { json } from './json.ts';
import { scopesOf } from './scopesOf.ts';

inEachTown('what a person sees, on $name', {}, ({ town, admin }) => {
  let at: ReturnType<typeof scopesOf>;

  beforeAll(async () => {
    at = scopesOf(town, admin);
  });

  const idOf = async (account: string) =>
    await town.text('select id::text as id from blade_user where account = $1', [account]);
  const sightOf = async (account: string, path: string, recordId = '') => {
    const query = new URLSearchParams({ userId: await idOf(account), path, recordId }).toString();
    return await admin.ask(`blade-user/sight?${query}`).data<Sight>();
  };
  const previewOf = async (query: Record<string, string>) => {
    const given = { menuId: await at.menuOf('roadinfo'), scopeColumn: 'create_dept', ...query };
    return admin.ask(`blade-system/data-scope/preview?${new URLSearchParams(given).toString()}`);
  };

  it('has its buttons as the session has them, each with a role, and the others with who can give them', async () => {
    const codesOf = async (account: string) => {
      const { body } = await (await town.visit(account)).ask('blade-system/menu/buttons');
      return new Set(
        JSON.stringify(body.data)
          .match(/"code":"[^"]+"/g)
          ?.map((one) => one.slice(8, -1)),
      );
    };
    for (const account of ['gridmember', 'community', 'admin']) {
      const codes = await codesOf(account);
      for (const path of ['source/houseinfo', 'event/event', 'blade-user']) {
        const query = new URLSearchParams({ userId: await idOf(account), path }).toString();
        const { buttons, givers } = await admin.ask(`blade-user/button-sight?${query}`).data<ButtonSight>();
        expect(buttons.length).toBeGreaterThan(3);
        expect(buttons.filter(({ roles }) => roles.length > 0).map(({ code }) => code)).toEqual(
          buttons.map(({ code }) => code).filter((code) => codes.has(code)),
        );
        const names = new Set(givers.filter(({ count }) => count > 0).map(({ roleName }) => roleName));
        expect(buttons.every((one) => one.givers.some((giver) => names.has(giver)))).toBe(true);
      }
    }
    const staff = await town.visit('gridmember');
    expect(await staff.ask('blade-user/button-sight?userId=1&path=event/event').status()).toBe(403);
  });

  it('is told as lists show it, with the role and the rule that decide', async () => {
    const rows = await town.rows<{ type: string; id: string }>(`select route_type as type, min(id)::text as id
        from source_roadinfo
        where is_deleted = 0
        group by 1
        order by count(*) desc`);
    const [most, other] = rows;
    const rule = { scopeType: '5', scopeValue: `routeType in ('${most?.type ?? ''}')` };
    const scopeId = at.idOf(await at.save({ scopeName: '一类道路', ...rule }));
    const all = await sightOf('staff', 'source/roadinfo');
    expect(all).toMatchObject({ opens: true, roles: [{ opens: true, rules: null }] });
    expect(all.seen).toBe(all.total);
    await at.grant('staff', { dataScopeIds: scopeId });
    const staff = await town.visit('staff');
    const cut = await sightOf('staff', 'source/roadinfo', most?.id);
    expect(cut).toMatchObject({
      seesRecord: true,
      roles: [{ showsRecord: true, rules: [{ scopeName: '一类道路', ...rule }] }],
    });
    expect(cut.seen).toBe(await at.total(staff, 'source/roadinfo/page'));
    expect(cut.seen).toBeLessThan(cut.total);
    expect((await sightOf('staff', 'source/roadinfo', other?.id)).seesRecord).toBe(false);
    const preview = (await previewOf(rule)).body.data as ScopePreview;
    expect(preview).toMatchObject({ seen: cut.seen, total: cut.total });
    expect(preview.names).toHaveLength(Math.min(10, cut.seen));
    await at.grant('staff', {});
  });

  it('adds up over roles, and is nothing where no role opens the register', async () => {
    const own = at.idOf(await at.save({ scopeName: '本人的', scopeType: '2' }));
    await at.grant('staff', { dataScopeIds: own });
    const { id } = (await admin.client(role).submit({ roleName: '空', roleAlias: 'empty', sort: 99 })) as {
      id: string;
    };
    const userIds = await idOf('gridman');
    await admin.client(user).grant({ userIds, roleIds: `${await at.roleOf('staff')},${id}` });
    const visitor = await town.visit('gridman');
    const both = await sightOf('gridman', 'source/roadinfo');
    expect(both.seen).toBe(await at.total(visitor, 'source/roadinfo/page'));
    expect(both.roles.map(({ roleName, opens }) => [roleName, opens])).toContainEqual(['空', false]);
    await admin.client(user).grant({ userIds, roleIds: id });
    expect(await sightOf('gridman', 'source/roadinfo')).toMatchObject({ opens: false, seen: 0 });
    await at.grant('staff', {});
  });

  it('is what lists, details, exports and pickers give, for random roles, rules and people', async () => {
    const chance = new Random(process.env.SEED ?? 'sight');
    const random = () => chance.next();
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    const some = <T>(from: readonly T[]): T[] => from.filter(() => random() < 0.5);
    const codes = ['roadinfo', 'houseinfo', 'event'] as const;
    const paths = { roadinfo: 'source/roadinfo', houseinfo: 'source/houseinfo', event: 'event/event' } as const;
    const rules = [
      { scopeType: '1' },
      { scopeType: '2', scopeColumn: 'create_user' },
      { scopeType: '4' },
      { scopeType: '5', scopeValue: 'griddingId in {deptGrids}' },
      { scopeType: '5', scopeValue: 'createDept = {dept} and griddingId in {deptGrids}' },
      { scopeType: '5', scopeValue: 'griddingId in {myGrids} or createUser = {user}' },
    ];
    const roles: string[] = [];
    for (const n of [1, 2, 3])
      roles.push(
        at.idOf(
          await admin.post('blade-system/role/submit', { roleName: `随机${n}`, roleAlias: `random${n}`, sort: 90 }),
        ),
      );
    const scopes = new Map<string, string[]>();
    for (const code of codes)
      for (const rule of rules) {
        const menuId = await at.menuOf(code);
        const id = at.idOf(await at.save({ menuId, scopeName: `随机${code}`, scopeValue: '', ...rule }));
        scopes.set(code, [...(scopes.get(code) ?? []), id]);
      }
    const ids = new Map<string, string[]>();
    for (const path of Object.values(paths)) {
      const rows = await town.texts(
        `select id::text as id from ${path.replace('/', '_')} where is_deleted = 0 order by id`,
      );
      ids.set(path, rows);
    }
    const people = await Promise.all(
      ['gridmember', 'community', 'dept'].map(async (account) => ({
        account,
        userId: await idOf(account),
        before: await at.roleOf(account),
        visitor: await town.visit(account),
      })),
    );
    const rounds = Number(process.env.RUNS ?? 3);
    let cut = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const roleIds of roles) {
        const menus = await Promise.all(some(codes).map((code) => at.menuOf(`${code}_view`)));
        const dataScopeIds = codes.flatMap((code) => (random() < 0.3 ? [] : [pick(scopes.get(code) ?? [])])).join(',');
        const grant = json({ roleIds, menuIds: menus.join(','), dataScopeIds, apiScopeIds: '' });
        expect(await admin.ask('blade-system/role/grant', grant).status()).toBe(200);
      }
      const { account, userId, visitor } = pick(people);
      const given = some(roles);
      await admin.client(user).grant({ userIds: userId, roleIds: (given.length === 0 ? roles : given).join(',') });
      for (const path of Object.values(paths)) {
        const all = ids.get(path) ?? [];
        const sight = await sightOf(account, path);
        const list = await visitor.ask(`${path}/page?size=1`);
        expect([path, list.status]).toEqual([path, sight.opens ? 200 : 403]);
        expect([path, sight.opens || sight.seen]).toEqual([path, sight.opens || 0]);
        if (!sight.opens) continue;
        expect([path, (list.body.data as { total: number }).total]).toEqual([path, sight.seen]);
        cut += sight.seen < sight.total ? 1 : 0;
        // Exports read page after page with the shown fields, pickers a page by id and name.
        const taken = new Set<string>();
        for (let current = 1; taken.size < sight.seen; current += 1) {
          const { body } = await visitor.ask(`${path}/page?current=${current}&size=200&fields=id`);
          const { records } = body.data as { records: { id: string }[] };
          if (records.length === 0) break;
          for (const { id } of records) taken.add(id);
        }
        expect([path, taken.size]).toEqual([path, sight.seen]);
        const seen = [...taken];
        const probes = [pick(seen), pick(all)].filter((id) => id !== undefined);
        for (const id of probes) {
          const { seesRecord, roles: by } = await sightOf(account, path, id);
          expect([path, id, seesRecord]).toEqual([path, id, taken.has(id)]);
          expect([path, id, by.some(({ showsRecord }) => showsRecord)]).toEqual([path, id, taken.has(id)]);
          expect([path, id, await visitor.ask(`${path}/detail?id=${id}`).status()]).toEqual([
            path,
            id,
            taken.has(id) ? 200 : 400,
          ]);
          const chosen = await visitor.ask(`${path}/page?current=1&size=1&id=${id}&fields=id`);
          expect([path, id, (chosen.body.data as { total: number }).total]).toEqual([path, id, taken.has(id) ? 1 : 0]);
        }
      }
    }
    expect(cut).toBeGreaterThan(0);
    for (const { userId, before } of people) await admin.client(user).grant({ userIds: userId, roleIds: before });
  }, 60_000);

  it('is previewed for somebody else, and faults of a rule are told with their place', async () => {
    const userId = await idOf('gridman');
    const preview = (await previewOf({ scopeType: '2', scopeValue: '', userId })).body.data as ScopePreview;
    const made = await town.number(
      'select count(*)::int as n from source_roadinfo where is_deleted = 0 and create_user = $1',
      [userId],
    );
    expect(preview.seen).toBe(made);
    const wrong = await previewOf({ scopeType: '5', scopeValue: 'nothing = {dept}' });
    expect([wrong.status, wrong.body.msg]).toEqual([400, expect.stringContaining('第1个字')]);
    const area = await previewOf({ scopeType: '1', menuId: await at.menuOf('area_source') });
    expect([area.status, area.body.msg]).toEqual([400, expect.stringContaining('具体的登记表')]);
  });

  it('is not told to people who grant nothing', async () => {
    const staff = await town.visit('staff');
    const query = new URLSearchParams({ userId: await idOf('admin'), path: 'source/roadinfo' }).toString();
    expect(await staff.ask(`blade-user/sight?${query}`).status()).toBe(403);
    expect(await staff.ask('blade-system/data-scope/preview?menuId=1&scopeType=1').status()).toBe(403);
  });
});
