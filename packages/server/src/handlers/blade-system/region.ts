import { region } from '@lattice/api/resources/blade-system/region';
import { handle } from '../../handle.ts';
import { Refusal } from '../../Refusal.ts';

/** Answers of 行政区划. */
export const handlers = handle(region, {
  lazyTree: async ({ parentCode = '00' }, { db }) => {
    if (typeof parentCode !== 'string' || !/^\d{2,12}$/.test(parentCode)) throw new Refusal(400, '参数“parentCode”应为区划编号');
    const { rows } = await db.query<{ code: string; parent: string; name: string; more: boolean }>(
      `select t.code, t.parent_code as parent, t.name, exists (select 1 from blade_system_region c where c.parent_code = t.code and c.is_deleted = 0) as more
       from blade_system_region t where t.parent_code = $1 and t.is_deleted = 0 order by t.sort, t.code`,
      [parentCode],
    );
    return rows.map(({ code, parent, name, more }) => ({ id: code, parentId: parent, title: name, key: code, value: code, ...(more && { hasChildren: true }) }));
  },
});
