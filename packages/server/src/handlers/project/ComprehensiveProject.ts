import { comprehensiveProject } from '@lattice/api/resources/project/ComprehensiveProject';
import { handle } from '../../call/handle.ts';
import { list } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';

/** Answers of 综合项目. */
export const handlers = handle(
  comprehensiveProject,
  {
    listCoordex: async (input: Readonly<Record<string, unknown>>, context) =>
      list(tableOf(comprehensiveProject), {}, input, context, () => 't.lng is not null and t.lat is not null'),
  },
  {
    expressions: {
      coordex: `case when t.lng is not null
          and t.lat is not null then trim_scale(t.lng)::text || ',' || trim_scale(t.lat)::text end`,
    },
  },
);
