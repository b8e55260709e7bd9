import { gridmemberattendancerecord } from '@lattice/api/resources/grid/gridmemberattendancerecord';
import { Button } from '@lattice/ui/Button';
import { daysOfMonth } from '@lattice/ui/CalendarBoard';
import { ExportDialog, type SheetColumn } from '@lattice/ui/ExportDialog';
import { Icon } from '@lattice/ui/Icon';
import { PrintView } from '@lattice/ui/PrintView';
import type { Option } from '@lattice/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { noteExport } from '../../records/noteExport.ts';
import { session } from '../../session/session.ts';
import { type SheetTotal, monthSheet, sheetTotals } from './monthSheet.ts';
import { type AttendanceDay, markOf } from './monthLines.ts';

interface MonthSheetProps {
  /** `yyyy-MM`. */
  month: string;
  days: readonly AttendanceDay[];
  verdicts: readonly Option[];
}

const everything = {};
const [DAY_SHARE, SUM_SHARE, NAME_SHARE, GRID_SHARE] = [0.42, 0.6, 1.2, 1.7];

const columnsOf = (month: string, labels: Readonly<Record<SheetTotal | 'name' | 'grid', string>>): SheetColumn[] => [
  { name: 'name', label: labels.name, kind: 'text', share: NAME_SHARE },
  { name: 'grid', label: labels.grid, kind: 'text', share: GRID_SHARE },
  ...daysOfMonth(month).map((day): SheetColumn => ({
    name: day,
    label: String(Number(day.slice(8))),
    kind: 'text',
    share: DAY_SHARE,
  })),
  ...sheetTotals.map((name): SheetColumn => ({ name, label: labels[name], kind: 'integer', share: SUM_SHARE })),
];

/** Notes that the attendance of a team leaves the product. */
async function note(way: 'print' | 'xlsx' | 'csv', rows: number): Promise<void> {
  if (!session.abilities.includes('exportNotes')) return;
  await noteExport(gridmemberattendancerecord, { way, rows, columns: 'attendanceDate,attendanceResult', reason: '' });
}

/** The keys that print the month of a team and write it to a file: a row a member, a column a day, and the sums. */
export function MonthSheet({ month, days, verdicts }: MonthSheetProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const [open, setOpen] = useState<'print' | 'file' | null>(null);
  const columns = columnsOf(month, {
    name: t({ message: '网格员', context: 'one' }),
    grid: t`所属网格`,
    present: t`出勤`,
    leave: t`请假`,
    late: t`迟到`,
    early: t`早退`,
    missed: t`缺卡`,
    absent: t`旷工`,
  });
  const [printed, written] = useMemo(() => {
    const lines = monthSheet(days, verdicts);
    return [
      async function* () {
        await note('print', lines.length);
        yield lines;
      },
      async function* () {
        yield await Promise.resolve(lines);
      },
    ] as const;
  }, [days, verdicts]);
  const title = t`考勤月表`;
  const legend = verdicts.map(({ value, label }) => `${markOf(value, verdicts)?.short ?? ''} ${label}`);
  return (
    <>
      <Button size="small" icon={<Icon of={Printer} size={14} />} onPress={() => setOpen('print')}>
        {t`打印月表`}
      </Button>
      <Button size="small" icon={<Icon of={Download} size={14} />} onPress={() => setOpen('file')}>
        {t`导出月表`}
      </Button>
      {open === 'print' && (
        <PrintView
          title={title}
          facts={[month, ...legend]}
          columns={columns}
          exportAll={printed}
          query={everything}
          signatures={[t`填表人`, t`审核人`]}
          isDense
          printedBy={user?.real_name ?? ''}
          isOpen
          onOpenChange={() => setOpen(null)}
        />
      )}
      {open === 'file' && (
        <ExportDialog
          title={`${title} ${month}`}
          columns={columns}
          exportAll={written}
          query={everything}
          onExport={async ({ way, rows }) => note(way, rows)}
          isOpen
          onOpenChange={() => setOpen(null)}
        />
      )}
    </>
  );
}
