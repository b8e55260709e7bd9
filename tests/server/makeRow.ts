import fc from 'fast-check';
import { loadResources } from '@lattice/server/start/load';
import { keysIn } from './knownRows.ts';
import type { Town } from './openTown.ts';
import { rowsOf } from './rowsOf.ts';

/** Makes a row of a register; gives its id. */
export type Make = (path: string, more?: Readonly<Record<string, unknown>>) => Promise<string>;

/**
 * Makes rows of any register: chance fills what is required, `more` says what matters; what a row must point to is made
 * before it.
 */
export async function maker(town: Town): Promise<Make> {
  const resources = await loadResources();
  const keys = await keysIn(town);
  const ids = new Map<string, string[]>();
  ids.set('grid/grid', await town.texts("select id::text as v from grid_grid where grid_level = '3' order by id"));
  ids.set('blade-system/region', await town.texts('select code as v from blade_system_region'));
  ids.set('blade-system/dept', await town.texts('select id::text as v from blade_system_dept'));
  ids.set('blade-user', await town.texts('select id::text as v from blade_user'));
  const make: Make = async (path, more = {}) => {
    const resource = resources.get(path);
    if (resource === undefined) throw new Error(`no ${path}`);
    const required = Object.fromEntries(Object.entries(resource.fields).filter(([, field]) => field.required === true));
    for (const [name, field] of Object.entries(required)) {
      if (field.to !== undefined && !ids.has(field.to) && field.to !== path && !Object.hasOwn(more, name))
        ids.set(field.to, [await make(field.to)]);
    }
    const [row] = fc.sample(rowsOf({ ...resource, fields: required }, { keys, ids }), 1);
    const { status, body } = await town.submit(path, { ...row, ...more });
    if (status !== 200) throw new Error(`${path}: ${String(body.msg)}`);
    return (body.data as { id: string }).id;
  };
  return make;
}
