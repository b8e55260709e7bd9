import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import type { ReportColumn, ReportRow } from './ReportColumn.ts';
import { ReportLine } from './ReportLine.tsx';
import { type ReportOrder, rankedRows, sumsOf } from './reportRows.ts';
import * as css from './ReportTable.css.ts';
import { useFigureWords } from './useFigureWords.ts';

export type { ReportColumn, ReportRow } from './ReportColumn.ts';

const ReportPrint = lazyPart(async () => (await import('./ReportPrint.tsx')).ReportPrint);

export interface ReportTableProps {
  /** Name of the report, which its print has as a title. */
  label: string;
  /** The columns, the name of the line first. */
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  /** The same of the period before, compared by id; none by default. */
  before?: { label: string; rows: readonly ReportRow[] };
  /** Address of what a figure counts; undefined where nothing stands behind it. None by default. */
  hrefOf?: (row: ReportRow, column: string) => string | undefined;
  /** How the rows are ordered at first; from the greatest value of the second column down by default. */
  order?: ReportOrder;
  /** The rows are on their way; default false. */
  isLoading?: boolean;
  /** The question in words, such as the month; stands on paper. */
  filters?: string;
  /** Who prints; not said by default. */
  printedBy?: string;
  /** What can be done where there are no rows; nothing by default. */
  emptyAction?: ReactNode;
}

/** Figures of people, grids or departments: ordered and ranked, each the way to what it counts, with rules and sums. */
export function ReportTable({
  label,
  columns,
  rows,
  before,
  hrefOf,
  order: given,
  isLoading = false,
  filters,
  printedBy,
  emptyAction,
}: ReportTableProps) {
  const { t } = useLingui();
  const [own, setOrder] = useState<ReportOrder | undefined>(given);
  const [isPrinting, setPrinting] = useState(false);
  const order = own ?? { by: columns[1]?.name ?? '', isDown: true };
  const ranked = rankedRows(rows, columns, order);
  const sums = sumsOf(rows, columns);
  const then = new Map((before?.rows ?? []).map((row) => [row.id, row]));
  const figureWords = useFigureWords();
  const ruled = columns.filter(({ rule }) => rule !== undefined);
  if (isLoading) return <Skeleton kind="rows" count={8} />;
  return (
    <div className={css.report}>
      <div className={css.head}>
        {ruled.length > 0 && (
          <details className={css.rules}>
            <summary className={css.rulesWord}>{t`计算规则`}</summary>
            <dl className={css.ruleList}>
              {ruled.map(({ name, label: what, rule }) => [
                <dt key={`${name} what`}>{what}</dt>,
                <dd key={`${name} rule`}>{rule}</dd>,
              ])}
            </dl>
          </details>
        )}
        <span className={css.offPaper}>
          <Button
            size="small"
            icon={<Icon of={Printer} size={14} />}
            isDisabled={rows.length === 0}
            onPress={() => setPrinting(true)}
          >
            {t`打印`}
          </Button>
        </span>
      </div>
      {rows.length === 0 ? (
        <Empty title={t`没有数据`} description={t`换一个时间段或范围再看。`} action={emptyAction} />
      ) : (
        <div role="group" aria-label={label} className={css.frame}>
          <table className={css.table}>
            <caption hidden>{label}</caption>
            <thead>
              <tr>
                <th scope="col" className={`${css.heading} ${css.first.rank}`}>{t`名次`}</th>
                {columns.map((column, at) => (
                  <Heading key={column.name} column={column} isName={at === 0} order={order} onOrder={setOrder} />
                ))}
              </tr>
            </thead>
            <tbody>
              {ranked.map(({ row, rank }, at) => (
                <ReportLine
                  key={row.id.trim() === '' ? at : row.id}
                  row={row}
                  rank={rank}
                  columns={columns}
                  {...(before && { before: { label: before.label, row: then.get(row.id) } })}
                  {...(hrefOf && { hrefOf })}
                />
              ))}
            </tbody>
            {Object.keys(sums).length > 0 && (
              <tfoot>
                <tr>
                  <td className={`${css.sum} ${css.first.rank}`} />
                  {columns.map((column, at) =>
                    at === 0 ? (
                      <th key={column.name} scope="row" className={`${css.sum} ${css.first.name}`}>{t`合计`}</th>
                    ) : (
                      <td key={column.name} className={css.sum}>
                        {sums[column.name] === undefined ? '' : figureWords(sums[column.name], column)}
                      </td>
                    ),
                  )}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
      {isPrinting && (
        <ReportPrint
          title={label}
          columns={columns}
          ranked={ranked}
          sums={sums}
          {...(filters !== undefined && { filters })}
          {...(printedBy !== undefined && { printedBy })}
          onClose={() => setPrinting(false)}
        />
      )}
    </div>
  );
}

interface HeadingProps {
  column: ReportColumn;
  isName: boolean;
  order: ReportOrder;
  onOrder: (order: ReportOrder) => void;
}

function Heading({ column: { name, label, unit, as }, isName, order, onOrder }: HeadingProps) {
  const isBy = order.by === name;
  const sort = isBy ? (order.isDown ? 'descending' : 'ascending') : 'none';
  return (
    <th
      scope="col"
      aria-sort={sort}
      className={`${css.heading} ${isName ? css.first.name : as === 'text' ? css.wordsHeading : ''}`}
    >
      <button
        type="button"
        className={css.order}
        onClick={() => onOrder({ by: name, isDown: isBy ? !order.isDown : as !== 'text' })}
      >
        {label} {unit !== undefined && <span className={css.unit}>({unit})</span>}
        {isBy && (
          <span className={css.arrow}>
            <Icon of={order.isDown ? ArrowDown : ArrowUp} size="14px" />
          </span>
        )}
      </button>
    </th>
  );
}
