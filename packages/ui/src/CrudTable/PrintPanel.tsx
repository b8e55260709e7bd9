import { useState } from 'react';
import { PrintView } from '../PrintView/PrintView.tsx';
import type { CrudQuery } from './DataSource.ts';
import { sheetColumns } from './sheetRows.ts';
import { useActiveFilters } from './useActiveFilters.ts';
import type { Crud } from './useCrud.tsx';
import { exportOf, unticked } from './writtenRows.ts';

/** Props of the print view of a list. */
export interface PrintPanelProps {
  crud: Crud;
  onClose: () => void;
}

/** All rows that match, on paper, with the filters in words. */
export function PrintPanel({ crud, onClose }: PrintPanelProps) {
  const [{ columns, hidden, exportAll, query }] = useState(() => ({
    columns: sheetColumns(crud.props.fields, crud.dictionaries ?? new Map()), hidden: unticked(crud), exportAll: exportOf(crud), query: crud.query,
  }));
  const { sentence } = useActiveFilters(crud);
  return <PrintView<CrudQuery> title={crud.label} columns={columns} hidden={hidden} query={query} filters={sentence} isOpen onOpenChange={onClose} exportAll={exportAll} />;
}
