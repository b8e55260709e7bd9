import { actionNames, areas } from '@lattice/api/areas';
import { type Resource, permissionCode, shortName } from '@lattice/api/resource';
import type { Database, Sql } from './db/Database.ts';

interface Entry {
  code: string;
  name: string;
  path: string;
  source: string;
  sort: number;
  /** 1 is a menu, 2 a permission. */
  category: '1' | '2';
  /** Where a button stands: 0 nowhere, 1 toolbar, 2 row, 3 both. */
  action: '0' | '1' | '2' | '3';
}

type Action = keyof typeof actionNames;
const places: Record<Action, Entry['action']> = { view: '2', add: '1', edit: '2', delete: '3', plain: '2' };

const actionsOf = ({ calls, fields }: Resource): Action[] => {
  const kinds = new Set(Object.values(calls).flatMap((call) => ('plain' in call ? [call.plain] : [])));
  const isSensitive = Object.values(fields).some((field) => field.sensitive !== undefined);
  return [...(kinds.has('detail') ? ['view' as const] : []), ...(kinds.has('submit') ? ['add' as const, 'edit' as const] : []), ...(kinds.has('remove') ? ['delete' as const] : []), ...(isSensitive ? ['plain' as const] : [])];
};

async function add(sql: Sql, known: Map<string, string>, parentId: string | null, entry: Entry, nextId: () => string): Promise<string> {
  const there = known.get(entry.code);
  if (there !== undefined) return there;
  const id = nextId();
  known.set(entry.code, id);
  await sql.query("insert into blade_system_menu (id, parent_id, code, name, alias, path, source, sort, category, action, is_open) values ($1, $2, $3, $4, $3, $5, $6, $7, $8, $9, '1')", [
    id, parentId, entry.code, entry.name, entry.path, entry.source, entry.sort, entry.category, entry.action,
  ]);
  return id;
}

const LOCK = 7_418_552;

/** Gives every register that asks for one its entry in the side bar and its permissions; entries that are there already, or were removed by people, stay as they are. */
export async function seedMenus(db: Database, resources: ReadonlyMap<string, Resource>, nextId: () => string): Promise<void> {
  await db.tx(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await sql.query<{ id: string; code: string }>('select id, code from blade_system_menu');
    const known = new Map(rows.map(({ id, code }) => [code, id]));
    for (const resource of resources.values()) {
      const { menu, path, label } = resource;
      if (menu === undefined) continue;
      const areaName = path.slice(0, path.indexOf('/'));
      const area = areas[areaName];
      if (area === undefined) throw new Error(`${path} has a menu, but packages/api/src/areas.ts has no area ${areaName}`);
      const above = await add(sql, known, null, { code: `area_${areaName}`, name: area.label, path: `/${areaName}`, source: area.icon, sort: area.sort, category: '1', action: '0' }, nextId);
      const own = await add(sql, known, above, { code: shortName(resource), name: label, path: `/${path}`, source: menu.icon, sort: menu.sort, category: '1', action: '0' }, nextId);
      for (const [i, action] of actionsOf(resource).entries()) {
        await add(sql, known, own, { code: permissionCode(resource, action), name: actionNames[action], path: `/${path}/${action}`, source: action, sort: i + 1, category: '2', action: places[action] }, nextId);
      }
    }
  });
}
