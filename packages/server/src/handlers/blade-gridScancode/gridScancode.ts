import { type ScanStatistics, gridScancode } from '@lattice/api/resources/blade-gridScancode/gridScancode';
import { inGridSubtree, gridIn } from '../../domain/grids/gridSubtree.ts';
import { handle } from '../../call/handle.ts';
import { refuseUnknownParameters, optionalTextIn } from '../../call/parameter.ts';
import { inPeriod } from '../../domain/periods/period.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';

const COLUMNS = [
  'codeCount',
  'scanToday',
  'scanWeek',
  'scanMonth',
  'scanTotal',
  'personCount',
  'eventCount',
  'lastScanTime',
];
const since = (unit: string) => `count(*) filter (where t.scan_time >= date_trunc('${unit}', now()))::int`;

/** Answers of 扫码记录. */
export const handlers = handle(gridScancode, {
  statistics: async (input, context) => {
    refuseUnknownParameters(input, [
      'current',
      'size',
      'ascs',
      'descs',
      'griddingId',
      'startDate',
      'endDate',
      'codeType',
    ]);
    const q = new ReportQuery(context);
    const type = optionalTextIn(input, 'codeType', 64);
    const kept = `${type === '' ? '' : ` and t.code_type = ${q.p(type)}`} and ${inGridSubtree(q, gridIn(input))}`;
    const period = inPeriod(q, input, 't.scan_time');
    return q.page<ScanStatistics>(
      `select s.*, coalesce(g.grid_name, '') as "griddingIdName" from (
         select t.gridding_id as "griddingId",
         count(distinct t.code_no) filter (where ${period})::int as "codeCount", ${since('day')} as "scanToday",
         ${since('week')} as "scanWeek", ${since('month')} as "scanMonth",
           count(*) filter (where ${period})::int as "scanTotal",
           count(distinct coalesce(nullif(t.open_id, ''), t.phone, t.person_name)) filter
           (where ${period})::int as "personCount",
           count(distinct t.event_id) filter (where ${period})::int as "eventCount",
           coalesce(to_char(max(t.scan_time) filter (where ${period}), 'YYYY-MM-DD HH24:MI:SS'), '') as "lastScanTime"
         from ${q.of(gridScancode)}${kept} group by t.gridding_id) s left join grid_grid g on g.id = s."griddingId"`,
      input,
      'x."scanTotal" desc, x."griddingId"',
      COLUMNS,
    );
  },
});
