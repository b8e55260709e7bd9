import { useLingui } from '@lingui/react/macro';
import { Link } from '../Link/Link.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import type { ReportColumn, ReportRow } from './ReportColumn.ts';
import { changeOf } from './reportRows.ts';
import * as css from './ReportTable.css.ts';
import { useFigureWords } from './useFigureWords.ts';

const MEDALS = 3;

interface ReportLineProps {
  row: ReportRow;
  rank: number;
  columns: readonly ReportColumn[];
  before?: { label: string; row: ReportRow | undefined };
  hrefOf?: (row: ReportRow, column: string) => string | undefined;
}

/** One line of a report: its place, its name, its figures. */
export function ReportLine({ row, rank, columns, before, hrefOf }: ReportLineProps) {
  const figureWords = useFigureWords();
  return (
    <tr>
      <td className={`${css.words} ${css.first.rank}`}>
        {rank <= MEDALS ? <span className={css.medal}>{rank}</span> : rank}
      </td>
      {columns.map((column, at) => {
        const words = figureWords(row[column.name], column);
        const href = words === '–' || words === '0' ? undefined : hrefOf?.(row, column.name);
        const content = href === undefined ? words : <Link href={href}>{words}</Link>;
        if (at === 0)
          return (
            <th key={column.name} scope="row" className={`${css.words} ${css.first.name}`}>
              {content}
            </th>
          );
        return (
          <td key={column.name} className={column.as === 'text' ? css.words : css.figure}>
            {content}
            {before !== undefined && column.as !== 'text' && (
              <Change column={column} label={before.label} moved={changeOf(row, before.row, column.name)} />
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface ChangeProps {
  column: ReportColumn;
  label: string;
  moved: number | null;
}

function Change({ column, label, moved }: ChangeProps) {
  const { t } = useLingui();
  const figureWords = useFigureWords();
  if (moved === null) return null;
  const size = figureWords(Math.abs(moved), { as: column.as === 'percent' ? 'number' : (column.as ?? 'count') });
  const quality = moved === 0 ? 'even' : moved > 0 === (column.isMoreBetter ?? true) ? 'good' : 'bad';
  const sign = moved === 0 ? '±' : moved > 0 ? '↑' : '↓';
  const said = moved === 0 ? t`与${label}持平` : moved > 0 ? t`比${label}多 ${size}` : t`比${label}少 ${size}`;
  return (
    <span className={css.change[quality]} title={said}>
      <span aria-hidden>
        {sign}
        {moved === 0 ? '0' : size}
      </span>
      <span className={visuallyHidden}>{said}</span>
    </span>
  );
}
