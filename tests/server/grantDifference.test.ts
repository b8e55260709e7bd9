import type { GrantDifference, GrantedName } from '@lattice/api/grantDifference';
import { campusinfo } from '@lattice/api/resources/source/campusinfo';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { user } from '@lattice/api/resources/blade-user';
import { Random } from '@lattice/server/town/Random';
import { beforeAll, expect, it } from 'vitest';
import type { Visitor } from './openTown.ts';
import { inEachTown } from './inTown.ts';
import { scopesOf } from './scopesOf.ts';
import { SMALL } from './smallTown.ts';

const REGISTERS = { roadinfo: 'source/roadinfo', campusinfo: 'source/campusinfo' } as const;
type Code = keyof typeof REGISTERS;
const CODES = Object.keys(REGISTERS) as Code[];
const LABELS = { roadinfo: roadinfo.label, campusinfo: campusinfo.label } as const;

interface Node {
  code: string;
  children?: Node[];
}

/** What a person has, as menus, buttons and lists show it. */
interface Facts {
  menus: ReadonlySet<string>;
  /** Permissions; those to look at a register are read from its list. */
  buttons: ReadonlySet<string>;
  /** Ids of the rows by register; null where the list is refused. */
  rows: Record<Code, string | null>;
  /** Registers whose records may be opened. */
  opened: readonly Code[];
}

const flat = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ code, children = [] }) => [code, ...flat(children)]);
const without = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter((v) => !other.has(v));

const options = { seeds: [...SMALL, 'source/roadinfo', 'source/campusinfo'] };

inEachTown('what a grant would change, on $name', options, ({ town, admin }) => {
  let at: ReturnType<typeof scopesOf>;
  let nameOf: Map<string, GrantedName & { category: string }>;

  beforeAll(async () => {
    at = scopesOf(town, admin);
    const rows = await town.rows<
      GrantedName & { code: string; category: string }
    >(`select m.code, m.name, coalesce(p.name, '') as below, m.category
      from blade_system_menu m
      left join blade_system_menu p on p.id = m.parent_id and p.is_deleted = 0
      where m.is_deleted = 0`);
    nameOf = new Map(rows.map((row) => [row.code, row]));
  });

  const userOf = async (account: string) =>
    await town.text('select id::text as id from blade_user where account = $1', [account]);
  const named = (codes: Iterable<string>) =>
    [...codes].map((code) => `${nameOf.get(code)?.below ?? ''} · ${nameOf.get(code)?.name ?? code}`).toSorted();
  const told = (names: readonly GrantedName[]) => names.map(({ name, below }) => `${below} · ${name}`).toSorted();

  const factsOf = async (visitor: Visitor): Promise<Facts> => {
    const nodesOf = async (path: string) =>
      flat((await visitor.ask(`blade-system/menu/${path}`).data<Node[] | null>()) ?? []);
    const rows = {} as Facts['rows'];
    const opened: Code[] = [];
    for (const code of CODES) {
      const { status, body } = await visitor.ask(`${REGISTERS[code]}/page?size=200&fields=id`);
      const { records = [] } = (body.data ?? {}) as { records?: { id: string }[] };
      rows[code] =
        status === 200
          ? records
              .map(({ id }) => id)
              .toSorted()
              .join(' ')
          : null;
      if ((await visitor.ask(`${REGISTERS[code]}/detail?id=1`).status()) !== 403) opened.push(code);
    }
    const buttons = (await nodesOf('buttons')).filter((code) => nameOf.get(code)?.category === '2');
    return {
      menus: new Set((await nodesOf('routes')).filter((code) => !/^(?:area|group)_/.test(code))),
      buttons: new Set(buttons.filter((code) => !code.endsWith('_view'))),
      rows,
      opened,
    };
  };
  const isSame = (one: Facts, other: Facts) =>
    [one, other].every((facts, n) => {
      const against = n === 0 ? other : one;
      return without(facts.menus, against.menus).length + without(facts.buttons, against.buttons).length === 0;
    }) &&
    CODES.every(
      (code) => one.rows[code] === other.rows[code] && one.opened.includes(code) === other.opened.includes(code),
    );

  it('is what menus, buttons, lists and people have before and after, for random roles and grants', async () => {
    const chance = new Random(process.env.SEED ?? 'difference');
    const pick = <T>(from: readonly T[]): T => from[Math.floor(chance.next() * from.length)] as T;
    const some = <T>(from: readonly T[], share: number): T[] => from.filter(() => chance.next() < share);
    const kinds = await town.rows<{ kind: string }>(`select route_type as kind
      from source_roadinfo
      where is_deleted = 0
      group by 1
      order by count(*) desc, 1
      limit 2`);
    const [roleId, other] = (await Promise.all(
      ['changed', 'other'].map(async (roleAlias) =>
        at.idOf(await admin.post('blade-system/role/submit', { roleName: roleAlias, roleAlias, sort: 90 })),
      ),
    )) as [string, string];
    const scopes: string[] = [];
    for (const [menu, scopeValue] of [
      ['roadinfo', `routeType in ('${kinds[0]?.kind ?? ''}')`],
      ['roadinfo', `routeType in ('${kinds[1]?.kind ?? ''}')`],
      ['campusinfo', "schoolName = '-'"],
    ] as const)
      scopes.push(at.idOf(await at.save({ menuId: await at.menuOf(menu), scopeName: scopeValue, scopeValue })));
    const api = at.idOf(
      await admin.post('blade-system/api-scope/submit', {
        menuId: await at.menuOf('campusinfo'),
        scopeName: '校园列表',
        resourceCode: 'api_campus',
        scopePath: '/api/source/campusinfo/page',
        scopeType: '1',
      }),
    );
    const menus = await town.rows<{ id: string }>(
      String.raw`select id::text as id from blade_system_menu
      where is_deleted = 0 and (code = any($1) or code ~ ('^(' || array_to_string($1, '|') || ')\_')) order by code`,
      [CODES],
    );
    const random = (role: string) => ({
      roleIds: role,
      menuIds: some(menus, 0.5)
        .map(({ id }) => id)
        .join(','),
      dataScopeIds: some(scopes, 0.4).join(','),
      apiScopeIds: some([api], 0.4).join(','),
    });
    const grant = async (given: object) =>
      expect(await admin.post('blade-system/role/grant', given).status()).toBe(200);
    const people = await Promise.all(
      Object.entries({ gridman: roleId, staff: `${roleId},${other}`, manager: other }).map(
        async ([account, roleIds]) => {
          const userId = await userOf(account);
          await admin.client(user).grant({ userIds: userId, roleIds });
          return { account, userId, hasRole: roleIds.includes(roleId), visitor: await town.visit(account) };
        },
      ),
    );
    const used = new Set<string>();
    const seen = { losing: 0, rows: 0, unchanged: 0 };
    await grant(random(roleId));
    for (let round = 0; round < Number(process.env.RUNS ?? 3); round += 1) {
      await grant(random(other));
      const before = await Promise.all(people.map(async ({ visitor }) => factsOf(visitor)));
      for (const [n, { account, visitor }] of people.entries()) {
        for (const code of CODES) if (before[n]?.rows[code] !== null) used.add(`${account} ${code} view`);
        const [id] = (before[n]?.rows.roadinfo ?? '').split(' ');
        if (id !== undefined && id !== '' && before[n]?.buttons.has('roadinfo_edit') === true) {
          const { status } = await visitor.post('source/roadinfo/submit', { id, remark: `${round}` });
          if (status === 200) used.add(`${account} roadinfo edit`);
        }
      }
      await town.flushLogs();
      const given = chance.next() < 0.2 ? { ...random(roleId), roleIds: other } : random(roleId);
      const asked = pick([given.roleIds]);
      const answer = await admin.post('blade-system/role/grant-difference', given);
      expect([answer.status, answer.body.msg]).toEqual([200, expect.anything()]);
      const said = answer.body.data as GrantDifference;
      expect(await Promise.all(people.map(async ({ visitor }) => factsOf(visitor)))).toEqual(before);
      await grant(given);
      const after = await Promise.all(people.map(async ({ visitor }) => factsOf(visitor)));

      const alone = asked === roleId ? 0 : 2;
      const [had, has] = [before[alone] as Facts, after[alone] as Facts];
      expect([told(said.menus.added), told(said.menus.removed)]).toEqual([
        named(without(has.menus, had.menus)),
        named(without(had.menus, has.menus)),
      ]);
      const withoutViews = (names: readonly GrantedName[]) => told(names.filter(({ name }) => name !== '查看'));
      expect([withoutViews(said.buttons.added), withoutViews(said.buttons.removed)]).toEqual([
        named(without(has.buttons, had.buttons)),
        named(without(had.buttons, has.buttons)),
      ]);
      for (const code of CODES) {
        const [own, now] = [had.rows[code], has.rows[code]];
        const change = said.rows.find(({ label }) => label === LABELS[code])?.rows;
        expect([code, change !== undefined]).toEqual([code, own !== null && now !== null && own !== now]);
        const [less, more] = [own, now].map((one) => new Set((one ?? '').split(' ').filter(Boolean))) as [
          Set<string>,
          Set<string>,
        ];
        const against = { more: without(less, more), fewer: without(more, less), other: [] };
        expect([code, change, against[change ?? 'other']]).toEqual([code, change, []]);
        seen.rows += change === undefined ? 0 : 1;
        const opened = `${nameOf.get(code)?.name ?? ''} · 查看`;
        const [could, can] = [had.opened.includes(code), has.opened.includes(code)];
        expect(told(said.buttons.added).includes(opened)).toBe(!could && can);
        expect(told(said.buttons.removed).includes(opened)).toBe(could && !can);
      }

      const concerned = people.flatMap((person, n) => (person.hasRole === (asked === roleId) || n === 1 ? [n] : []));
      const changed = concerned.filter((n) => !isSame(before[n] as Facts, after[n] as Facts));
      expect([said.people, said.changed]).toEqual([concerned.length, changed.length]);
      const losers = concerned.flatMap((n) => {
        const { account } = people[n] as (typeof people)[number];
        const views = CODES.filter((code) => before[n]?.rows[code] !== null && after[n]?.rows[code] === null);
        const edits = [before[n], after[n]].map((facts) => facts?.buttons.has('roadinfo_edit') === true);
        const lost = [
          ...views.map((code) => `${code} view`),
          ...(edits[0] === true && edits[1] === false ? ['roadinfo edit'] : []),
        ].filter((use) => used.has(`${account} ${use}`));
        return lost.length === 0 ? [] : [`${account}: ${lost.toSorted().join(', ')}`];
      });
      const codeOf = (label: string) => CODES.find((code) => LABELS[code] === label) ?? label;
      const saidLosers = said.losers.map(
        ({ account, lost }) =>
          `${account}: ${lost
            .map(({ label, action }) => `${codeOf(label)} ${action}`)
            .toSorted()
            .join(', ')}`,
      );
      expect([said.losing, saidLosers.toSorted()]).toEqual([losers.length, losers.toSorted()]);
      seen.losing += losers.length;
      seen.unchanged += concerned.length - changed.length;
    }
    expect(Math.min(seen.losing, seen.rows)).toBeGreaterThan(0);
  }, 60_000);
});
