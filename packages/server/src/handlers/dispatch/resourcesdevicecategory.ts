import type { Resource } from '@lattice/api/resource';
import { type DeviceCategory, resourcesdevicecategory } from '@lattice/api/resources/dispatch/resourcesdevicecategory';
import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { warnDevice } from '@lattice/api/resources/dispatch/warnDevice';
import { handle } from '../../call/handle.ts';
import { optionalTextIn } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { tableOf } from '../../table/table.ts';

/** How many rows of a register belong to a category. */
const rows = (resource: Resource, column: string, seen: string) =>
  `(select count(*) from ${tableOf(resource).name} c where (c.${column}) and c.is_deleted = 0${seen})`;

/** Answers of 设备类别. */
export const handlers = handle(
  resourcesdevicecategory,
  {
    category: async (input, context) => {
      const q = new ReportQuery(context);
      const type = optionalTextIn(input, 'categoryType', 64);
      return q.rows<DeviceCategory>(
        `select t.id, t.category_name as "categoryName", t.category_code as "categoryCode",
          t.category_type as "categoryType", coalesce(t.icon, '') as icon, coalesce(t.map_icon, '') as "mapIcon",
          coalesce(t.color, '') as color
         from ${q.of(resourcesdevicecategory)}
           and t.is_enabled = 1${type === '' ? '' : ` and t.category_type = ${q.p(type)}`}
         order by t.sort nulls last, t.id`,
      );
    },
  },
  {
    expressions: {
      deviceCount: (andSeen) =>
        `(${rows(resourcesmonitor, 'jk_type_id = t.id or c.gz_type_id = t.id', andSeen(resourcesmonitor, 'c'))} ` +
        `+ ${rows(warnDevice, 'category_id = t.id', andSeen(warnDevice, 'c'))})::int`,
    },
  },
);
