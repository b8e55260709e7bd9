import { type Call, get } from '@lattice/api/call';
import { text } from '@lattice/api/field';
import { type Resource, resource } from '@lattice/api/resource';
import { isAllowed, isEverAllowed } from '@lattice/server/access/allow';
import { rightsOf } from '@lattice/server/access/rightsOf';
import { roleGrants } from '@lattice/server/access/roleGrants';
import type { Person } from '@lattice/server/call/Person';
import { loadHandlers, loadResources } from '@lattice/server/start/load';
import { mount } from '@lattice/server/http/mount';
import { grantsOf } from '@lattice/server/session/grants';
import { hasTable, tableOf } from '@lattice/server/table/table';
import { views } from '@lattice/server/table/views';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { type Route, addressOf, mayCall, ruleless } from './expectedAccess.ts';
import { json } from './json.ts';
import type { Visitor } from './openTown.ts';
import { type Stored, knownOf, sees } from './seenBy.ts';

const [resources, handlers] = [await loadResources(), await loadHandlers()];
const routes: readonly Route[] = [...resources.values()].flatMap((one) => mount(one, handlers.get(one.path)));
const cut = Object.entries(roleGrants).flatMap(([alias, { rows }]) => (rows === 'all' ? [] : [alias]));
const accounts: ReadonlyMap<string, string> = new Map([
  ['administrator', 'admin'],
  ['admin', 'manager'],
  ['staff', 'staff'],
  ['gridman', 'gridman'],
  ...Object.keys(roleGrants).map((alias) => [alias, alias] as const),
]);

const isPlain = (call: Call, kind: string) => 'plain' in call && call.plain === kind;
const plainly = (one: Resource, kind: string) =>
  Object.entries(one.calls).find(
    ([name, call]) => isPlain(call, kind) && handlers.get(one.path)?.handlers[name] === undefined,
  )?.[1];
/** Registers of the side bar whose rows the engine itself reads by page and id. */
const registers = [...resources.values()].filter(
  (one) =>
    one.menu !== undefined &&
    hasTable(one) &&
    !Object.hasOwn(views, one.path) &&
    plainly(one, 'page') !== undefined &&
    plainly(one, 'detail') !== undefined,
);

inTown('every route × every role × every row on $name', {}, ({ town }) => {
  const visitors = new Map<string, Visitor>();
  const people = new Map<string, Person>();
  const rows = new Map<string, { alive: Stored[]; removed: string | undefined }>();
  let codes: ReadonlySet<string>;

  beforeAll(async () => {
    const menus = await town.texts('select code from blade_system_menu where is_deleted = 0');
    codes = new Set(menus);
    for (const [alias, account] of accounts) {
      visitors.set(alias, await town.visit(account));
      const known = await town.rows<{ id: string; role: string }>(
        'select id::text as id, role_id as role from blade_user where account = $1',
        [account],
      );
      const grants = await grantsOf(town.db, '000000', known[0]?.role ?? '', town.now());
      if (grants.roles.join(',') !== alias) throw new Error(`${account} has the roles ${grants.roles.join(',')}`);
      people.set(alias, {
        userId: known[0]?.id ?? '',
        tenantId: '000000',
        account,
        realName: '',
        deptId: '',
        sessionId: '1',
        mustChangePassword: false,
        ...grants,
      });
    }
    for (const register of registers) {
      const { name } = tableOf(register);
      const id = await town.text(`update ${name}
          set is_deleted = 1
          where id = (select id from ${name} where is_deleted = 0 order by id desc limit 1)
          returning id::text as id`);
      const alive = await town.rows<Stored>(`select * from ${name} where is_deleted = 0`);
      rows.set(register.path, { alive, removed: id });
    }
  });

  it('has a rule for every route, and finds one without', () => {
    expect(ruleless(routes, codes, resources)).toEqual([]);
    const planted = resource('planted/thing', {
      label: '埋雷',
      fields: { name: text('名称') },
      calls: { read: get('read'), all: get('all', { access: 'session' }), any: get('any', { access: 'anonymous' }) },
    });
    expect(
      ruleless(
        mount(planted, {
          resource: planted,
          handlers: { read: async () => [], all: async () => [], any: async () => [] },
          expressions: {},
        }),
        codes,
        resources,
      ),
    ).toEqual(['planted/thing/read', 'planted/thing/all', 'planted/thing/any']);
  });

  it('allows exactly what the grants say', () => {
    const wrong: string[] = [];
    for (const route of routes) {
      for (const [alias, person] of people) {
        for (const isNew of [true, false]) {
          const expected = mayCall(alias, route, isNew, resources);
          if (isAllowed(person, route, isNew ? {} : { id: '1' }, resources) !== expected)
            wrong.push(
              `${alias} ${addressOf(route)} ${isNew ? 'new' : 'old'}: expected ${expected ? 'allowed' : 'denied'}`,
            );
        }
        const ever = mayCall(alias, route, true, resources) || mayCall(alias, route, false, resources);
        if (isEverAllowed(person, route, resources) !== ever)
          wrong.push(`${alias} ${addressOf(route)} ever: expected ${ever ? 'allowed' : 'denied'}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('answers denied calls with 403, and nobody with 401', async () => {
    const wrong: string[] = [];
    // Callers that take the next route each: all calls at once would wait for a connection longer than the server lets
    // them.
    const left = routes.entries();
    const callOn = async () => {
      for (const [n, route] of left) {
        const denied = [...accounts.keys()].filter(
          (alias) => !mayCall(alias, route, false, resources) && !mayCall(alias, route, true, resources),
        );
        for (const alias of denied.length === 0
          ? []
          : new Set([denied[n % denied.length], denied[(n * 7 + 3) % denied.length]])) {
          const init = route.call.where === 'body' ? json({ id: '1', ids: '1' }) : { method: route.call.method };
          const answer = await visitors
            .get(alias ?? '')
            ?.ask(`${addressOf(route)}${route.call.where === 'query' ? '?id=1&ids=1' : ''}`, init);
          if (answer?.status !== 403 || answer.body.code !== 403)
            wrong.push(`${alias} ${addressOf(route)}: ${answer?.status}`);
        }
        if (n % 10 === 0 && route.call.access !== 'anonymous') {
          const answer = await visitors
            .get('administrator')
            ?.ask(addressOf(route), { method: route.call.method, headers: { 'Blade-Auth': 'bearer none' } });
          if (answer?.status !== 401) wrong.push(`nobody ${addressOf(route)}: ${answer?.status}`);
        }
      }
    };
    await Promise.all(Array.from({ length: 40 }, callOn));
    expect(wrong).toEqual([]);
  });

  it.each(cut)('shows %s its own rows alone, in lists, by id and in writes', async (alias) => {
    const visitor = visitors.get(alias);
    const known = await knownOf(town, alias);
    const wrong: string[] = [];
    let [own, other] = [0, 0];
    await Promise.all(
      registers.map(async (register) => {
        const rights = rightsOf(alias, register);
        if (!rights.has('view') || visitor === undefined) return;
        const { alive, removed } = rows.get(register.path) ?? { alive: [], removed: undefined };
        const [seen, unseen] = [
          alive.filter((row) => sees(known, register, row)),
          alive.filter((row) => !sees(known, register, row)),
        ];
        const total = (
          await visitor
            .ask(`${register.path}/${plainly(register, 'page')?.path}?size=1`)
            .data<{ total?: number } | null>()
        )?.total;
        if (total !== seen.length)
          wrong.push(`${register.path}: ${total} rows, expected ${seen.length} of ${alive.length}`);
        own += seen.length > 0 ? 1 : 0;
        other += unseen.length > 0 ? 1 : 0;
        const cases = [
          ['own', seen[0]?.id, true],
          ['other', unseen[0]?.id, false],
          ['removed', removed, false],
        ] as const;
        for (const [which, id, isThere] of cases) {
          if (id === undefined) continue;
          const { status } = await visitor.ask(
            `${register.path}/${plainly(register, 'detail')?.path}?id=${String(id)}`,
          );
          if (status !== (isThere ? 200 : 400)) wrong.push(`${register.path} detail of ${which}: ${status}`);
          const submit = plainly(register, 'submit');
          if (submit !== undefined && rights.has('edit')) {
            // A version of the future is refused with 409 where the row is found: nothing is changed.
            const answer = await visitor.post(`${register.path}/${submit.path}`, { id: String(id), rev: 999_999 });
            if (answer.status !== (isThere ? 409 : 400))
              wrong.push(`${register.path} submit of ${which}: ${answer.status} ${answer.body.msg ?? ''}`);
          }
          const remove = plainly(register, 'remove');
          if (!isThere && remove !== undefined && rights.has('delete')) {
            const answer = await visitor.post(
              `${register.path}/${remove.path}?${'key' in remove && remove.key === 'id' ? 'id' : 'ids'}=${String(id)}`,
            );
            if (answer.status !== 400 || answer.body.msg !== '记录不存在或已被删除，请刷新列表')
              wrong.push(`${register.path} remove of ${which}: ${answer.status} ${answer.body.msg ?? ''}`);
          }
        }
      }),
    );
    expect(wrong).toEqual([]);
    expect(own).toBeGreaterThan(2);
    expect(other).toBeGreaterThan(alias === 'accountant' ? 0 : 2);
  });
});
