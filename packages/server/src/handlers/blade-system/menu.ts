import { type ButtonNode, type MenuItem, menu } from '@lattice/api/resources/blade-system/menu';
import { isAdministrator } from '../../access/allow.ts';
import type { Context } from '../../Context.ts';
import { handle } from '../../handle.ts';
import { nest } from '../../table/read.ts';

interface Entry extends Omit<MenuItem, 'children'> {
  category: string;
}

interface Button extends ButtonNode {
  parentId: string;
  children?: Button[];
}

/** What the person's roles are granted, with everything above it: clients send fully checked entries alone, so what lies above is found here. */
async function entries({ db, person, language }: Context): Promise<Entry[]> {
  if (person === null) return [];
  const name = language === 'en' ? "coalesce(nullif(m.name_en, ''), m.name)" : 'm.name';
  const { rows } = await db.query<Entry>(
    `with recursive seen as (
       select m.id, m.parent_id from blade_system_menu m where m.is_deleted = 0 and ($1::boolean or m.id in (select menu_id from sys_role_menu where role_id = any($2::bigint[])))
       union select p.id, p.parent_id from blade_system_menu p join seen on p.id = seen.parent_id where p.is_deleted = 0)
     select m.id, coalesce(m.parent_id, 0)::text as "parentId", m.code, ${name} as name, coalesce(m.path, '') as path, coalesce(m.source, '') as source, coalesce(m.sort, 0) as sort,
       case when m.is_open = '2' then 2 else 1 end as "isOpen", m.category from blade_system_menu m where m.id in (select id from seen) order by m.sort, m.id`,
    [isAdministrator(person), person.roleIds],
  );
  return rows;
}

/** Answers of 菜单. */
export const handlers = handle(menu, {
  routes: async (_, context) => nest((await entries(context)).filter((entry) => entry.category === '1').map(({ category: _category, ...item }): MenuItem => item)),
  buttons: async (_, context) => nest((await entries(context)).map(({ id, parentId, code, name }): Button => ({ id, parentId, code, name }))),
  topMenu: async () => [],
});
