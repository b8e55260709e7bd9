import { isShown } from '../DataTable/layout.ts';
import type { ExportAll } from '../Spreadsheet/SheetRecord.ts';
import type { CrudQuery, CrudRow } from './DataSource.ts';
import { everyRow } from './everyRow.ts';
import { sheetRow } from './sheetRows.ts';
import type { Crud } from './useCrud.tsx';

/** Rows on their way to a file or to paper, with references by name; progress is told as they come. */
export async function* writtenRows(fields: Crud['props']['fields'], chunks: AsyncIterable<readonly CrudRow[]>, total: number, onProgress: (done: number, total: number) => void): AsyncGenerator<CrudRow[]> {
  let done = 0;
  for await (const chunk of chunks) {
    done += chunk.length;
    onProgress(done, total);
    yield chunk.map((row) => sheetRow(fields, row));
  }
}

/** Hands over everything that matches, as it is written. */
export const exportOf = ({ list: { total }, props: { fields, source } }: Crud): ExportAll<CrudQuery> => (query, { signal, onProgress }) => writtenRows(fields, everyRow(source, query, signal), total, onProgress);

/** Fields that are not columns now, so that they are not ticked at first. */
export const unticked = ({ columns, user, props: { fields } }: Crud): readonly string[] => [
  ...columns.filter((column) => !isShown(column, user.settings.layout)).map(({ id }) => id),
  ...fields.filter((field) => !field.list).map(({ name }) => name),
];
