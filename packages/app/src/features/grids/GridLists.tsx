import { grid } from '@lattice/api/resources/grid/grid';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { Empty } from '@lattice/ui/Empty';
import { type ReportColumn, type ReportRow, ReportTable } from '@lattice/ui/ReportTable';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { answerOf } from '../screen/answerOf.tsx';
import { useDictionary } from '../words/useDictionary.ts';

const ALL = { current: 1, size: 200 };

interface FoundProps {
  label: string;
  /** Path of the register in which the rows stand, and the columns that lead to its records. */
  of: string;
  ask: (signal: AbortSignal) => Promise<readonly ReportRow[]>;
  columns: readonly ReportColumn[];
  /** What is said where there are none. */
  none: string;
}

function Found({ label, of, ask, columns, none }: FoundProps) {
  const { user } = useSnapshot(session);
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', of, 'structure', label],
      queryFn: ({ signal }) => ask(signal),
    }),
  );
  if (fault !== null) return fault;
  if (data?.length === 0) return <Empty title={none} />;
  return (
    <ReportTable
      label={label}
      columns={columns}
      rows={data ?? []}
      isLoading={data === undefined}
      order={{ by: columns[0]?.name ?? '', isDown: false }}
      hrefOf={({ id }, column) => (column === columns[0]?.name ? addressOfRecord(of, id) : undefined)}
      printedBy={user?.real_name ?? ''}
    />
  );
}

/** Major grids with what lies in them and below. */
export function MajorGrids() {
  const { t } = useLingui();
  return (
    <Found
      label={t`大网格`}
      of={grid.path}
      none={t`还没有大网格`}
      ask={async (signal) => (await client(grid).majorGridPage(ALL, { signal })).records.map((row) => ({ ...row }))}
      columns={[
        { name: 'gridName', label: t`网格`, as: 'text' },
        { name: 'principalIdName', label: t`网格长`, as: 'text' },
        { name: 'deptIdName', label: t`所属机构`, as: 'text' },
        { name: 'subGridCount', label: t`下级网格`, isSummed: true },
        { name: 'memberCount', label: t`网格员`, isSummed: true },
        { name: 'populationCount', label: t`人口`, isSummed: true },
        { name: 'eventCount', label: t`本月事件`, isSummed: true },
      ]}
    />
  );
}

/** Grids that nobody looks after. */
export function FreeGrids() {
  const { t } = useLingui();
  const levels = useDictionary('grid_level');
  return (
    <Found
      label={t`没有网格员的网格`}
      of={grid.path}
      none={t`每个网格都有网格员`}
      ask={async (signal) =>
        (await client(grid).getNoGridmemberPage(ALL, { signal })).records.map(
          ({ id, gridName, gridCode, gridLevel }) => ({
            id,
            gridName,
            gridCode,
            gridLevel: levels.get(gridLevel) ?? gridLevel,
          }),
        )
      }
      columns={[
        { name: 'gridName', label: t`网格`, as: 'text' },
        { name: 'gridCode', label: t`网格编码`, as: 'text' },
        { name: 'gridLevel', label: t`网格层级`, as: 'text' },
      ]}
    />
  );
}

/** Members who look after several grids. */
export function BusyMembers() {
  const { t } = useLingui();
  return (
    <Found
      label={t`身兼多个网格的网格员`}
      of={gridmember.path}
      none={t`没有人身兼多个网格`}
      ask={async (signal) => (await client(gridmember).getMorePersonList({}, { signal })).map((row) => ({ ...row }))}
      columns={[
        { name: 'personName', label: t({ message: '网格员', context: 'one' }), as: 'text' },
        { name: 'gridCount', label: t`网格数`, as: 'count' },
        { name: 'gridNames', label: t`负责的网格`, as: 'text' },
        { name: 'griddingIdName', label: t`主网格`, as: 'text' },
      ]}
    />
  );
}
