import { type DeviceCategory, resourcesdevicecategory } from '@lattice/api/resources/dispatch/resourcesdevicecategory';
import { handle } from '../../handle.ts';
import { wordIn } from '../../parameter.ts';
import { Question } from '../../table/Question.ts';

const rows = (table: string, column: string) => `(select count(*) from ${table} c where (c.${column}) and c.is_deleted = 0)`;

/** Answers of 设备类别. */
export const handlers = handle(
  resourcesdevicecategory,
  {
    category: async (input, context) => {
      const q = new Question(context);
      const type = wordIn(input, 'categoryType', 64);
      return q.rows<DeviceCategory>(
        `select t.id, t.category_name as "categoryName", t.category_code as "categoryCode", t.category_type as "categoryType", coalesce(t.icon, '') as icon, coalesce(t.map_icon, '') as "mapIcon", coalesce(t.color, '') as color
         from ${q.of(resourcesdevicecategory)} and t.is_enabled = 1${type === '' ? '' : ` and t.category_type = ${q.p(type)}`} order by t.sort nulls last, t.id`,
      );
    },
  },
  { deviceCount: `(${rows('dispatch_resourcesmonitor', 'jk_type_id = t.id or c.gz_type_id = t.id')} + ${rows('dispatch_warndevice', 'category_id = t.id')})::int` },
);
