import { ExportDialog } from '../ExportDialog/ExportDialog.tsx';
import type { CrudQuery, CrudRow } from './DataSource.ts';
import { sheetColumns } from './sheetRows.ts';
import type { Crud } from './useCrud.tsx';
import { exportOf, unticked, writtenRows } from './writtenRows.ts';

/** Props of the export of a list. */
export interface ExportPanelProps {
  crud: Crud;
  onClose: () => void;
}

async function* one(rows: readonly CrudRow[]) {
  yield rows;
}

/** Takes all rows that match, or the selected ones, out as a file, as the list shows them. */
export function ExportPanel({ crud, onClose }: ExportPanelProps) {
  const { label, query, list: { picked, isAll, total }, dictionaries, props: { fields } } = crud;
  return (
    <ExportDialog<CrudQuery>
      title={label} columns={sheetColumns(fields, dictionaries ?? new Map())} hidden={unticked(crud)} query={query} total={total} isOpen onOpenChange={onClose} exportAll={exportOf(crud)}
      {...(!isAll && picked.size > 0 && { selected: { count: picked.size, rows: ({ onProgress }) => writtenRows(fields, one([...picked.values()]), picked.size, onProgress) } })}
    />
  );
}
