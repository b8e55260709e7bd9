import { moveCall, movePreviewCall } from '@lattice/api/arrange';
import { areas } from '@lattice/api/areas';
import { crud } from '@lattice/api/call';
import type { ButtonNode, MenuItem, TopMenuItem } from '@lattice/api/menuOfPerson';
import { menu } from '@lattice/api/resources/blade-system/menu';
import { isAdministrator } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import { changingCodes } from '../../access/changingCodes.ts';
import { closedCodes } from '../../access/mandates.ts';
import type { Context } from '../../call/Context.ts';
import { handle } from '../../call/handle.ts';
import { grantKeys, grantTree, menuTree, topTreeKeys } from '../../domain/menus/grants.ts';
import { alongWithMenus } from '../../domain/structure/movedAlong.ts';
import { moveRows } from '../../domain/structure/moveRows.ts';
import { idOrNone, idsIn, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { forgetGrants } from '../../session/grants.ts';
import { lazyRows, buildTree } from '../../table/read/tree.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';
import { menuName } from '../../words/dataWords.ts';

interface Entry extends Omit<MenuItem, 'children'> {
  category: string;
}

interface Button extends ButtonNode {
  parentId: string;
  children?: Button[];
}

/** Codes of the pages that are for everybody, as patterns with what may be granted on them. */
const FOR_ALL = Object.entries(areas).flatMap(([name, { isForAll, pages = {} }]) =>
  isForAll === true ? Object.keys(pages).map((key) => String.raw`${name}\_${key}%`) : [],
);

/**
 * What the person's roles are granted and what is for everybody, with everything above it: clients send fully checked
 * entries alone, so what lies above is found here. While the three administrators are kept apart, what is the work of
 * others is left out, and while somebody looks as another person whatever would change something.
 */
async function entries(
  { db, person, language, resources }: Context,
  topMenuId: string | null = null,
): Promise<Entry[]> {
  if (person === null) return [];
  const name = menuName(language);
  const { rows } = await db.query<Entry>(
    `with recursive seen as (
       select m.id, m.parent_id
       from blade_system_menu m
       where m.is_deleted = 0
         and ($1::boolean or m.id in (select menu_id from sys_role_menu where role_id = any($2::bigint[]))
           or m.code like any($4::text[]))
         and m.code <> all($5::text[]) and (not $6::boolean or m.code !~ '^(area|group)_')
         and ($3::bigint is null or m.id in (select menu_id from sys_topmenu_menu where topmenu_id = $3::bigint))
       union select p.id, p.parent_id
       from blade_system_menu p
       join seen on p.id = seen.parent_id
       where p.is_deleted = 0)
     select m.id, coalesce(m.parent_id, 0)::text as "parentId", m.code, ${name} as name, coalesce(m.path, '') as path,
     coalesce(m.source, '') as source, coalesce(m.sort, 0) as sort,
       case when m.is_open = '2' then 2 else 1 end as "isOpen", m.category
       from blade_system_menu m
       where m.id in (select id from seen)
       order by m.sort, m.id`,
    [
      isAdministrator(person),
      person.roleIds,
      topMenuId,
      FOR_ALL,
      [...closedCodes(person, resources), ...(person.viewer === undefined ? [] : changingCodes(resources))],
      person.mandate !== undefined,
    ],
  );
  return rows;
}

/** Refuses a menu below itself or below a permission, and a name twice under one code. */
async function placed(input: Readonly<Record<string, unknown>>, { db }: Context): Promise<void> {
  const parentId = idOrNone(input, 'parentId');
  if (parentId === null || parentId === '0') return;
  if (parentId === String(input.id ?? '')) throw new Refusal(400, say`父节点不可选择自身!`);
  const { rows } = await db.query<{ category: string }>(
    'select category from blade_system_menu where id = $1 and is_deleted = 0',
    [parentId],
  );
  if (rows[0]?.category === '2' && optionalTextIn(input, 'category', 4) !== '2')
    throw new Refusal(400, say`父节点只可选择菜单类型!`);
}

/** Refuses another code while the three administrators are kept apart: whoever has the entry would get other rights. */
async function refuseOtherCode(input: Readonly<Record<string, unknown>>, context: Context): Promise<void> {
  const [id, code] = [idOrNone(input, 'id'), optionalTextIn(input, 'code', 255)];
  if (personOf(context).mandate === undefined || id === null || code === '') return;
  const { rows } = await context.db.query('select 1 from blade_system_menu where id = $1 and code <> $2', [id, code]);
  if (rows.length > 0) throw new Refusal(400, say`三员分立期间，菜单编号不能修改：它决定谁有这项权限`);
}

/** Stores an entry; what roles may do is read again. */
async function saveMenu(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<{ id: string; rev: number }> {
  await placed(input, context);
  await refuseOtherCode(input, context);
  const saved = await submit(tableOf(menu), crud.submit, input, context);
  forgetGrants(context.db);
  return saved;
}

/** Answers of 菜单. */
export const handlers = handle(
  menu,
  {
    routes: async (input, context) =>
      buildTree(
        (await entries(context, idOrNone(input, 'topMenuId')))
          .filter((entry) => entry.category === '1')
          .map(({ category: _category, ...item }): MenuItem => item),
      ),
    buttons: async (_, context) =>
      buildTree((await entries(context)).map(({ id, parentId, code, name }): Button => ({ id, parentId, code, name }))),
    topMenu: async (_, context) => {
      const { tenantId, roleIds } = personOf(context);
      const { rows } = await context.db.query<TopMenuItem>(
        `select t.id, t.code, t.name, coalesce(t.source, '') as source
        from blade_system_topmenu t
        where t.tenant_id = $1 and t.is_deleted = 0
         and exists (select 1 from sys_topmenu_menu g
             where g.topmenu_id = t.id
           and ($2::boolean or g.menu_id in (select menu_id from sys_role_menu where role_id = any($3::bigint[])))
           and g.menu_id not in (select id from blade_system_menu where code = any($4::text[])))
         order by t.sort, t.id`,
        [tenantId, isAdministrator(personOf(context)), roleIds, closedCodes(personOf(context), context.resources)],
      );
      return rows;
    },
    submit: saveMenu,
    lazyList: async (input, context) => lazyRows(tableOf(menu), {}, input, context),
    lazyMenuList: async (input, context) => lazyRows(tableOf(menu), { fixed: { category: '1' } }, input, context),
    grantTree: async (_, context) => grantTree(context),
    roleTreeKeys: async (input, context) => grantKeys(context, idsIn(input, 'roleIds')),
    grantTopTree: async (_, context) => ({ menu: await menuTree(context, false) }),
    topTreeKeys: async (input, context) => ({ menu: await topTreeKeys(context, idsIn(input, 'topMenuIds')) }),
  },
  {
    ownCalls: {
      movePreview: { call: movePreviewCall, answer: alongWithMenus },
      move: {
        call: moveCall,
        answer: async (input, context) => moveRows({ resource: menu, save: saveMenu }, input, context),
      },
    },
  },
);
