import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { PrintView } from '../PrintView/PrintView.tsx';
import type { ReportColumn } from './ReportColumn.ts';
import type { RankedRow } from './reportRows.ts';
import { useFigureWords } from './useFigureWords.ts';

interface ReportPrintProps {
  title: string;
  columns: readonly ReportColumn[];
  ranked: readonly RankedRow[];
  filters?: string;
  printedBy?: string;
  onClose: () => void;
}

const everything = {};

/** A report on paper, in the order shown, with room for signatures below. */
export function ReportPrint({ title, columns, ranked, onClose, ...rest }: ReportPrintProps) {
  const { t } = useLingui();
  const figureWords = useFigureWords();
  const sheet = useMemo(
    () => [
      { name: 'rank', label: t`名次`, kind: 'text' as const },
      ...columns.map(({ name, label, unit }) => ({
        name,
        label: unit === undefined ? label : `${label}(${unit})`,
        kind: 'text' as const,
      })),
    ],
    [columns, t],
  );
  const [exportAll] = useState(() => {
    const records = ranked.map(({ row, rank }) => ({
      rank: String(rank),
      ...Object.fromEntries(columns.map((column) => [column.name, figureWords(row[column.name], column)])),
    }));
    const signatures = { rank: '', [columns[0]?.name ?? '']: t`制表：　　　　审核：　　　　` };
    return async function* () {
      yield await Promise.resolve([...records, signatures]);
    };
  });
  return (
    <PrintView
      title={title}
      columns={sheet}
      exportAll={exportAll}
      query={everything}
      {...rest}
      isOpen
      onOpenChange={onClose}
    />
  );
}
