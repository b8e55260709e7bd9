import { computeFigures, readMeasures } from '@lattice/api/figures';
import type { Resource } from '@lattice/api/resource';
import { Alert } from '@lattice/ui/Alert';
import { Card } from '@lattice/ui/Card';
import { type ReportRow, ReportTable } from '@lattice/ui/ReportTable';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { answerOf } from '../screen/answerOf.tsx';
import type { Design } from './design.ts';
import { figureAddress } from './figureAddress.ts';
import { figureTable } from './figureTable.ts';
import * as css from './figures.css.ts';
import { FiguresChart } from './FiguresChart.tsx';
import { useFieldWords } from './useFieldWords.ts';

interface AnswerPartProps {
  title: string;
  design: Design;
  definition: Resource;
}

/** The figures of a report as the person sees them: a chart, and a table whose figures lead to their lists. */
export function AnswerPart({ title, design, definition }: AnswerPartProps) {
  const { t, i18n } = useLingui();
  const { fieldWord, measureWord } = useFieldWords();
  const { user } = useSnapshot(session);
  const { chart, ...question } = design;
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', question.register, 'figures', question, i18n.locale],
      queryFn: () => computeFigures(transport, question),
      placeholderData: keepPreviousData,
    }),
  );
  if (fault !== null) return fault;
  const measures = readMeasures(design.measures);
  const table = figureTable(data ?? { rows: [], columns: [], cells: [], isCut: false }, {
    row: fieldWord(definition, design.rowField),
    measures: measures.map((one) => measureWord(definition, one)),
    sums: measures.map(({ kind }) => kind === 'count' || kind === 'sum'),
    none: t`未填写`,
    total: t`合计`,
  });
  // Figures of several kinds have no axis in common: the first is drawn, by columns where there are some.
  const figures = table.columns.slice(1).filter((_, at) => at % measures.length === 0);
  const drawn = figures.length > 1 ? figures.slice(0, -1) : figures;
  const isByTime = design.rowField.includes('/');
  const hrefOf = (row: ReportRow, name: string) => {
    const column = data?.columns[Number(/^c(\d+)-/.exec(name)?.[1] ?? -1)]?.value;
    return name === 'name' ? undefined : figureAddress(design, String(row.value ?? ''), column);
  };
  return (
    <div className={css.answer}>
      {data?.isCut === true && (
        <Alert tone="warning">{t`行或列太多，只显示记录最多的 200 行、24 列；请加上筛选条件。`}</Alert>
      )}
      {chart !== '0' && table.rows.length > 0 && (
        <Card>
          <FiguresChart kind={chart} title={title} columns={drawn} total={figures.at(-1)} rows={table.rows} />
        </Card>
      )}
      <Card>
        <ReportTable
          key={`${design.register} ${design.rowField}`}
          label={title}
          columns={table.columns}
          rows={table.rows}
          isLoading={data === undefined}
          hrefOf={hrefOf}
          {...(isByTime && { order: { by: 'name', isDown: false } })}
          printedBy={user?.real_name ?? ''}
        />
      </Card>
    </div>
  );
}
