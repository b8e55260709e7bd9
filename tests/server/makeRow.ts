import type { Resource } from '@lattice/api/resource';
import fc from 'fast-check';
import { json } from './json.ts';
import type { Town, Visitor } from './openTown.ts';
import { rowsOf } from './rowsOf.ts';

/**
 * Makes rows of any register: chance fills what is required, `more` says what matters; what a row must point to is made
 * before it.
 */
export async function maker(
  town: Town,
  visitor: () => Visitor,
  resources: ReadonlyMap<string, Resource>,
): Promise<(path: string, more?: Readonly<Record<string, unknown>>) => Promise<string>> {
  const keys = new Map<string, string[]>();
  const ids = new Map<string, string[]>();
  const column = async (sql: string) => (await town.db.query<{ v: string }>(sql)).rows.map((row) => row.v);
  for (const { code, dict_key: key } of (
    await town.db.query<{ code: string; dict_key: string }>(
      "select code, dict_key from blade_system_dict where dict_key <> '-1'",
    )
  ).rows)
    keys.set(code, [...(keys.get(code) ?? []), key]);
  ids.set('grid/grid', await column("select id::text as v from grid_grid where grid_level = '3' order by id"));
  ids.set('blade-system/region', await column('select code as v from blade_system_region'));
  ids.set('blade-system/dept', await column('select id::text as v from blade_system_dept'));
  ids.set('blade-user', await column('select id::text as v from blade_user'));
  const make = async (path: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    const resource = resources.get(path);
    if (resource === undefined) throw new Error(`no ${path}`);
    const required = Object.fromEntries(Object.entries(resource.fields).filter(([, field]) => field.required === true));
    for (const [name, field] of Object.entries(required)) {
      if (field.to !== undefined && !ids.has(field.to) && field.to !== path && !Object.hasOwn(more, name))
        ids.set(field.to, [await make(field.to)]);
    }
    const [row] = fc.sample(rowsOf({ ...resource, fields: required }, { keys, ids }), 1);
    const { status, body } = await visitor().ask(`${path}/submit`, json({ ...row, ...more }));
    if (status !== 200) throw new Error(`${path}: ${String(body.msg)}`);
    return (body.data as { id: string }).id;
  };
  return make;
}
