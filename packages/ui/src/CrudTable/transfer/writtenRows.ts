import { isShown } from '../../DataTable/layout.ts';
import type { ExportAll } from '../../Spreadsheet/SheetRecord.ts';
import { type CrudQuery, type CrudRow, type DataSource, everyRow } from '../DataSource.ts';
import { partNames } from './partNames.ts';
import { referenceNames } from './referenceNames.ts';
import { type PartWords, shapeWords } from './shapeWords.ts';
import { sheetRow } from './sheetRows.ts';
import type { CrudTableProps } from '../CrudTableProps.ts';
import type { ListPart } from '../CrudParts.tsx';
import type { CrudSettings } from '../views/settings.ts';

/**
 * Rows on their way to a file or to paper, with references by name and values with a shape in words; progress is told
 * as they come.
 */
export async function* writtenRows(
  { fields, sources }: Pick<CrudTableProps, 'fields' | 'sources'>,
  chunks: AsyncIterable<readonly CrudRow[]>,
  total: number,
  onProgress: (done: number, total: number) => void,
  words: PartWords,
): AsyncGenerator<CrudRow[]> {
  const named = referenceNames(fields, sources);
  const within = partNames(fields, sources);
  const shaped = fields.filter(({ shape }) => shape !== undefined);
  const said = (row: CrudRow) => Object.fromEntries(shaped.map((field) => [field.name, shapeWords(field, row, words)]));
  let done = 0;
  for await (const chunk of chunks) {
    done += chunk.length;
    onProgress(done, total);
    yield (await within(await named(chunk))).map((row) => ({ ...sheetRow(fields, row), ...said(row) }));
  }
}

/** Rows that were picked, with all their fields: a page holds those that its table reads. */
export async function* wholeRows(
  source: Pick<DataSource, 'whole'>,
  picked: readonly CrudRow[],
  signal: AbortSignal,
): AsyncGenerator<readonly CrudRow[]> {
  const ids = picked.map(({ id }) => id);
  yield source.whole === undefined ? picked : await source.whole(ids, signal);
}

/** Hands over everything that matches, as it is written. */
export const exportOf =
  (
    props: Pick<CrudTableProps, 'fields' | 'sources' | 'source'>,
    total: number,
    words: PartWords,
  ): ExportAll<CrudQuery> =>
  (query, { signal, onProgress }) =>
    writtenRows(props, everyRow(props.source, query, signal), total, onProgress, words);

/** Fields that are not columns now, so that they are not ticked at first. */
export const uncheckedColumns = (
  fields: CrudTableProps['fields'],
  columns: ListPart['columns'],
  { layout }: CrudSettings,
): readonly string[] => [
  ...fields.filter((field) => !isShown({ id: field.name, isHidden: !field.list }, layout)).map(({ name }) => name),
  ...columns.filter(({ id }) => layout.shown?.[id] === false).map(({ id }) => id),
];
