import type { FigureCell, FigureHead, Figures } from '@lattice/api/figures';
import type { Context } from '../../call/Context.ts';
import { whereOf } from '../../table/read/read.ts';
import { trimmed } from '../../table/value.ts';
import { headNames } from './headNames.ts';
import { type Asked, askedIn, headSql, measureSql } from './question.ts';

/** How many rows and columns are answered. */
const MOST_ROWS = 200;
const MOST_COLUMNS = 24;

type Line = { row: string; col: string } & Record<string, string | null>;

/** The groups of the rows that the person sees, with their figures; by time in its order, else the most first. */
async function groups(
  asked: Asked,
  context: Context,
  by: { row?: string; col?: string },
  most: number,
  among: { rows?: readonly string[]; cols?: readonly string[] } = {},
): Promise<Line[]> {
  const { table, page, measures, where: conditions } = asked;
  const where = whereOf(table, conditions === '' ? {} : { where: conditions }, page, context);
  const p = (value: unknown) => `$${where.params.push(value)}`;
  const [row, col] = [by.row ?? "''", by.col ?? "''"];
  const kept = [
    ...(among.rows ? [`and ${row} = any(${p(among.rows)}::text[])`] : []),
    ...(among.cols ? [`and ${col} = any(${p(among.cols)}::text[])`] : []),
  ].join(' ');
  const figures = measures.map((one, at) => `, ${measureSql(table, one)} as m${at}`).join('');
  const { rows } = await context.db.query<Line>(
    `select ${row} as "row", ${col} as "col"${figures}
      from ${table.name} t
      where (${where.sql}) ${kept}
      group by 1, 2
      order by count(*) desc, 1, 2 limit ${most}`,
    where.params,
  );
  return rows;
}

/** Heads by time stand in its order. */
const inOrder = (name: string, lines: readonly Line[], of: 'row' | 'col'): string[] => {
  const values = lines.map((line) => line[of]);
  return name.includes('/') ? values.sort() : values;
};

/** The figures of a register by one or two of its fields, within what the person sees of it. */
export async function figuresOf(input: Readonly<Record<string, unknown>>, context: Context): Promise<Figures> {
  const asked = askedIn(input, context);
  const { table, rowField, columnField, measures } = asked;
  const row = headSql(table, rowField);
  const col = columnField === '' ? undefined : headSql(table, columnField);
  const [lines, heads, all] = await Promise.all([
    groups(asked, context, { row }, MOST_ROWS + 1),
    col === undefined ? [] : groups(asked, context, { col }, MOST_COLUMNS + 1),
    groups(asked, context, {}, 1),
  ]);
  const rows = inOrder(rowField, lines.slice(0, MOST_ROWS), 'row');
  const cols = inOrder(columnField, heads.slice(0, MOST_COLUMNS), 'col');
  const cells =
    col === undefined ? [] : await groups(asked, context, { row, col }, MOST_ROWS * MOST_COLUMNS, { rows, cols });
  const [rowAt, colAt] = [new Map(rows.map((one, at) => [one, at])), new Map(cols.map((one, at) => [one, at]))];
  const cell = (line: Line, place: Pick<FigureCell, 'row' | 'column'>): FigureCell => ({
    ...place,
    values: measures.map((_, at) => trimmed(line[`m${at}`] ?? '')),
  });
  const named = async (field: string, values: readonly string[]): Promise<FigureHead[]> => {
    const names = await headNames(table, field, values, context);
    return values.map((value) => ({ value, name: names.get(value) ?? value }));
  };
  return {
    rows: await named(rowField, rows),
    columns: await named(columnField, cols),
    cells: [
      ...all.map((line) => cell(line, { row: -1, column: -1 })),
      ...lines.flatMap((line) =>
        rowAt.has(line.row) ? [cell(line, { row: rowAt.get(line.row) ?? -1, column: -1 })] : [],
      ),
      ...heads.flatMap((line) =>
        colAt.has(line.col) ? [cell(line, { row: -1, column: colAt.get(line.col) ?? -1 })] : [],
      ),
      ...cells.map((line) => cell(line, { row: rowAt.get(line.row) ?? -1, column: colAt.get(line.col) ?? -1 })),
    ],
    isCut: lines.length > MOST_ROWS || heads.length > MOST_COLUMNS,
  };
}
