import { type Area, pageCode } from '@lattice/api/Area';
import { actionNames } from '@lattice/api/actionNames';
import { areas } from '@lattice/api/areas';
import { permissionsBelow } from '@lattice/api/permissionsBelow';
import type { Access } from '@lattice/api/call';
import { type Resource, areaNameOf, permissionCode, shortName } from '@lattice/api/resource';
import { sensitiveFields } from '@lattice/api/reveal';
import type { Database } from '../db/Database.ts';
import { revokeAddGrants, retireCodes } from '../domain/menus/retireCodes.ts';
import { savePermissionsOf } from '../access/savePermissionsOf.ts';
import { splitWholeGrants, moveGrants } from '../domain/menus/moveGrants.ts';
import { recordSeeds, seedHistoryOf } from './seedHistory.ts';

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

const places: Readonly<Record<string, Entry['action']>> = {
  view: '2',
  add: '1',
  edit: '2',
  delete: '3',
  plain: '2',
  reveal: '2',
};

const actionsOf = (resource: Resource): string[] => {
  const { calls } = resource;
  const asks = (access: Access) => Object.values(calls).some((call) => call.access === access);
  const usual = [
    ...(asks('view') ? ['view'] : []),
    ...(asks('save') ? savePermissionsOf(resource) : []),
    ...(asks('delete') && resource.log !== true ? ['delete'] : []),
    ...(sensitiveFields(resource).length > 0 ? ['plain', 'reveal'] : []),
  ];
  return [
    ...new Set([
      ...usual,
      ...Object.values(calls).flatMap(({ access }) => (typeof access === 'object' ? [access.permission] : [])),
    ]),
  ];
};

/** The name of a permission; one without is an error at start. */
function nameOf(action: string, path: string): string {
  const name = actionNames[action];
  if (name === undefined)
    throw new Error(
      `${path} has a call with the permission ${action}, but actionNames in ` +
        'packages/api/src/areas.ts has no name for it',
    );
  return name;
}

/** Collects entries that are not there yet, each below one that is there or comes before it. */
class Missing {
  readonly rows: (Entry & { id: string; parentId: string | null })[] = [];
  /** Ids of all entries asked for so far, by code. */
  readonly requested = new Map<string, string>();
  private readonly ids: Map<string, string>;
  private readonly nextId: () => string;

  constructor(ids: Map<string, string>, nextId: () => string) {
    this.ids = ids;
    this.nextId = nextId;
  }

  /** The id of an entry that is there or was collected. */
  known(code: string | undefined): string | undefined {
    return code === undefined ? undefined : this.ids.get(code);
  }

  /** The id of an entry; a new one where its code is not known. */
  idOf(parentId: string | null, entry: Entry): string {
    const there = this.ids.get(entry.code);
    const id = there ?? this.nextId();
    this.requested.set(entry.code, id);
    if (there !== undefined) return there;
    this.ids.set(entry.code, id);
    this.rows.push({ ...entry, id, parentId });
    return id;
  }
}

const areaEntry = (name: string, { label, icon, sort }: Area): Entry => ({
  code: `area_${name}`,
  name: label,
  path: `/${name}`,
  source: icon,
  sort,
  category: '1',
  action: '0',
});

/** Entries without a group come first: a group stands behind the hundredth. */
function groupEntry(areaName: string, area: Area, key: string): Entry {
  const group = area.groups?.[key];
  if (group === undefined)
    throw new Error(
      `A menu of ${areaName} names the group ${key}, but packages/api/src/areas.ts has none of that name`,
    );
  return {
    code: `group_${areaName}_${key}`,
    name: group.label,
    path: `/${areaName}/${key}`,
    source: group.icon,
    sort: 101 + Object.keys(area.groups ?? {}).indexOf(key),
    category: '1',
    action: '0',
  };
}

const LOCK = 7_418_552;

/**
 * Gives every register that asks for one its entry in the side bar and its permissions; entries that are there already,
 * or were renamed or removed by people, stay as they are; permissions that have another code now keep their grants.
 */
export async function seedMenus(
  db: Database,
  resources: ReadonlyMap<string, Resource>,
  nextId: () => string,
): Promise<void> {
  await db.tx(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await sql.query<{ id: string; code: string }>(
      'select id, code from blade_system_menu order by is_deleted desc',
    );
    const seeded = await seedHistoryOf(sql, 'menu');
    const missing = new Missing(new Map([...seeded, ...rows.map(({ id, code }) => [code, id] as const)]), nextId);
    const nested: { code: string; above: string; own: string }[] = [];
    const permit = (resource: Resource, above: string) => {
      for (const [i, action] of actionsOf(resource).entries()) {
        const name = resource.log === true && action === 'add' ? 'report' : action;
        missing.idOf(above, {
          code: permissionCode(resource, action),
          name: nameOf(name, resource.path),
          path: `/${resource.path}/${name}`,
          source: action,
          sort: i + 1,
          category: '2',
          action: places[action] ?? '2',
        });
      }
    };
    for (const resource of resources.values()) {
      const { menu, path, label } = resource;
      if (menu === undefined) continue;
      const areaName = areaNameOf(resource);
      const area = areas[areaName];
      if (area === undefined)
        throw new Error(`${path} has a menu, but packages/api/src/areas.ts has no area ${areaName}`);
      const above = missing.idOf(null, areaEntry(areaName, area));
      const group = menu.group === undefined ? above : missing.idOf(above, groupEntry(areaName, area, menu.group));
      const own = missing.idOf(group, {
        code: shortName(resource),
        name: label,
        path: `/${path}`,
        source: menu.icon,
        sort: menu.sort,
        category: '1',
        action: '0',
      });
      permit(resource, own);
      nested.push(...actionsOf(resource).map((action) => ({ code: permissionCode(resource, action), above, own })));
    }
    for (const [areaName, area] of Object.entries(areas)) {
      for (const [i, [key, { label, icon, actions = [] }]] of Object.entries(area.pages ?? {}).entries()) {
        const path = `/${areaName}/${key}`;
        const code = pageCode(areaName, key);
        const own = missing.idOf(missing.idOf(null, areaEntry(areaName, area)), {
          code,
          name: label,
          path,
          source: icon,
          sort: i + 1,
          category: '1',
          action: '0',
        });
        for (const [n, action] of actions.entries())
          missing.idOf(own, {
            code: `${code}_${action}`,
            name: nameOf(action, path),
            path: `${path}/${action}`,
            source: action,
            sort: n + 50,
            category: '2',
            action: '2',
          });
      }
    }
    for (const resource of resources.values()) {
      const above = resource.menu === undefined ? missing.known(permissionsBelow[resource.path]) : undefined;
      if (above !== undefined) permit(resource, above);
    }
    const column = (of: (row: Missing['rows'][number]) => unknown) => missing.rows.map(of);
    await sql.query(
      `insert into blade_system_menu (id, parent_id, code, name, alias, path, source, sort, category, action, is_open)
        select *, '1'
        from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $3::text[], $5::text[], $6::text[], $7::int[],
            $8::text[], $9::text[])`,
      [
        column((row) => row.id),
        column((row) => row.parentId),
        column((row) => row.code),
        column((row) => row.name),
        column((row) => row.path),
        column((row) => row.source),
        column((row) => row.sort),
        column((row) => row.category),
        column((row) => row.action),
      ],
    );
    // Permissions of registers that had no entry of their own stood below the area.
    await sql.query(
      `update blade_system_menu m
        set parent_id = n.own
        from unnest($1::text[], $2::bigint[], $3::bigint[]) as n (code, above, own)
        where m.code = n.code and m.parent_id = n.above and m.category = '2'`,
      [nested.map(({ code }) => code), nested.map(({ above }) => above), nested.map(({ own }) => own)],
    );
    await recordSeeds(sql, 'menu', new Map([...missing.requested].filter(([code]) => !seeded.has(code))));
    const added = new Set(missing.rows.map(({ id }) => id));
    await moveGrants(sql, added);
    await retireCodes(sql, [...resources.values()]);
    await revokeAddGrants(sql, [...resources.values()]);
    if (added.size > 0) await splitWholeGrants(sql, added);
  });
}
