import type { GrantDifference, GrantLoser } from '@lattice/api/grantDifference';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Person } from '../../call/Person.ts';
import { idIn } from '../../call/parameter.ts';
import type { Sql } from '../../db/Database.ts';
import { tryOut } from '../../db/tryOut.ts';
import { activeAccountSql } from '../../session/accountLock.ts';
import { readGrants } from '../../session/grants.ts';
import { menuName } from '../../words/dataWords.ts';
import { type HeldEntries, type MenuEntry, changeOf, heldEntries, namedEntries, rowChanges } from './heldEntries.ts';
import { lostCalls, lostUses } from './lostUses.ts';
import { grantIn, storeGrants } from './storeGrants.ts';

interface Account {
  id: string;
  account: string;
  name: string;
  roles: string;
}

interface ScopeRow {
  id: string;
  name: string;
  below: string;
  category: string;
}

/** People named who would lose what they used. */
const MOST_NAMED = 20;

const accountsOf = (sql: Sql, tenantId: string, roleId: string) =>
  sql.query<Account>(
    `select u.id::text as id, u.account, coalesce(nullif(u.real_name, ''), u.name, '') as name, u.role_id as roles
     from blade_user u
     where u.tenant_id = $1 and u.is_deleted = 0 and ${activeAccountSql}
       and string_to_array(coalesce(u.role_id, ''), ',') @> array[$2::text]
     order by u.id`,
    [tenantId, roleId],
  );

const menusIn = (sql: Sql, { language }: Pick<Context, 'language'>) =>
  sql.query<MenuEntry>(
    `select m.id::text as id, coalesce(m.parent_id, 0)::text as "parentId", m.code, m.category,
       ${menuName(language)} as name
     from blade_system_menu m where m.is_deleted = 0 order by m.sort, m.id`,
  );

/** The scopes that a role holds, by name and the entry below which they stand. */
const scopesOf = (sql: Sql, { language }: Pick<Context, 'language'>, roleId: string) =>
  sql.query<ScopeRow>(
    `select s.id::text as id, s.scope_name as name, coalesce(${menuName(language)}, '') as below, g.category
     from sys_role_scope g
     join (select id, menu_id, scope_name, 'data' as category from blade_system_data_scope where is_deleted = 0
       union all select id, menu_id, scope_name, 'api' from blade_system_api_scope where is_deleted = 0) s
       on s.id = g.scope_id and s.category = g.category
     left join blade_system_menu m on m.id = s.menu_id
     where g.role_id = $1 order by s.id`,
    [roleId],
  );

/** Persons by the roles that they have, as the server judges them now. */
async function personsBy(sql: Sql, tenantId: string, roles: Iterable<string>): Promise<Map<string, Person>> {
  const persons = new Map<string, Person>();
  for (const ids of roles)
    persons.set(ids, {
      userId: '0',
      account: '',
      realName: '',
      deptId: '',
      tenantId,
      sessionId: '0',
      mustChangePassword: false,
      ...(await readGrants(
        sql,
        tenantId,
        ids.split(',').filter((id) => /^\d+$/.test(id)),
      )),
    });
  return persons;
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));

const areSame = (one: HeldEntries, other: HeldEntries) =>
  isSame(one.menus, other.menus) && isSame(one.buttons, other.buttons);

/** What a person could not do any more; null where nothing changes: entries and buttons, calls, rows. */
function lostIn(
  before: Person,
  after: Person,
  menus: readonly MenuEntry[],
  context: Context,
): ReturnType<typeof lostCalls> | null {
  const { resources } = context;
  const [had, has] = [before, after].map((person) => heldEntries(person, menus, resources)) as [
    HeldEntries,
    HeldEntries,
  ];
  const lost = lostCalls(before, after, context);
  const isChanged =
    lost.length > 0 ||
    !areSame(had, has) ||
    rowChanges(before, after, resources).length > 0 ||
    lostCalls(after, before, context).length > 0;
  return isChanged ? lost : null;
}

/**
 * What a grant would change, for the role and for the people who have it: it is tried in a transaction that is taken
 * back, refusals included, and judged before and after as calls are.
 */
export async function grantDifference(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<GrantDifference> {
  const roleId = idIn(input, 'roleIds');
  const grant = grantIn(input);
  const { tenantId } = personOf(context);
  const { resources } = context;
  return tryOut(context.db, async (sql) => {
    const { rows: accounts } = await accountsOf(sql, tenantId, roleId);
    const { rows: menus } = await menusIn(sql, context);
    const kinds = new Set([roleId, ...accounts.map(({ roles }) => roles)]);
    const before = await personsBy(sql, tenantId, kinds);
    const { rows: scopesBefore } = await scopesOf(sql, context, roleId);
    await storeGrants(sql, context, grant);
    const after = await personsBy(sql, tenantId, kinds);
    const { rows: scopesAfter } = await scopesOf(sql, context, roleId);
    const both = (roles: string): [Person, Person] => [before.get(roles) as Person, after.get(roles) as Person];
    const [had, has] = both(roleId).map((person) => heldEntries(person, menus, resources)) as [
      HeldEntries,
      HeldEntries,
    ];
    const entries = namedEntries(menus, resources);
    const scopes = new Map([...scopesBefore, ...scopesAfter].map((row) => [row.id, row]));
    const scopeChange = (category: string) => {
      const ids = (rows: readonly ScopeRow[]) =>
        new Set(rows.filter((row) => row.category === category).map(({ id }) => id));
      return changeOf([...scopes.values()], ids(scopesBefore), ids(scopesAfter));
    };
    const lostBy = new Map(
      [...kinds].flatMap((roles) => {
        const lost = lostIn(...both(roles), menus, context);
        return lost === null ? [] : [[roles, lost] as const];
      }),
    );
    const concerned = accounts.filter(({ roles }) => lostBy.has(roles));
    const uses = await lostUses(
      sql,
      context,
      tenantId,
      new Map(concerned.map(({ id, roles }) => [id, lostBy.get(roles) ?? []])),
    );
    const losers = concerned.flatMap(({ id, name, account }): GrantLoser[] => {
      const lost = uses.get(id);
      return lost === undefined ? [] : [{ name, account, lost }];
    });
    return {
      menus: changeOf(entries, had.menus, has.menus),
      buttons: changeOf(entries, had.buttons, has.buttons),
      dataScopes: scopeChange('data'),
      apiScopes: scopeChange('api'),
      rows: rowChanges(...both(roleId), resources),
      people: accounts.length,
      changed: concerned.length,
      losing: losers.length,
      losers: losers.slice(0, MOST_NAMED),
    };
  });
}
