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
  sums: Readonly<Record<string, number>>;
  filters?: string;
  printedBy?: string;
  onClose: () => void;
}

const everything = {};

/** A report on paper, in the order shown, with room for signatures below. */
export function ReportPrint({ title, columns, ranked, sums, onClose, ...rest }: ReportPrintProps) {
  const { t } = useLingui();
  const figureWords = useFigureWords();
  const sheet = useMemo(
    () =>
      columns.map(({ name, label, unit, as = 'count' }, at) => ({
        name,
        label: unit === undefined ? label : `${label}(${unit})`,
        kind: at === 0 || as === 'text' ? ('text' as const) : ('number' as const),
      })),
    [columns],
  );
  const wordsOf = (row: Readonly<Record<string, unknown>>, shown: readonly ReportColumn[]) =>
    Object.fromEntries(shown.map((column) => [column.name, figureWords(row[column.name], column)]));
  const summed = columns.filter(({ name }) => sums[name] !== undefined);
  const [exportAll] = useState(() => {
    const records = ranked.map(({ row, rank }) => ({ ...wordsOf(row, columns), rank }));
    return async function* () {
      yield await Promise.resolve(records);
    };
  });
  return (
    <PrintView
      title={title}
      columns={sheet}
      exportAll={exportAll}
      query={everything}
      numbers={{ name: 'rank', label: t`名次` }}
      {...(summed.length > 0 && { sums: { ...wordsOf(sums, summed), [columns[0]?.name ?? '']: t`合计` } })}
      signatures={[t`填表人`, t`审核人`]}
      {...rest}
      isOpen
      onOpenChange={onClose}
    />
  );
}
