import { useState } from 'react';
import { ImportDialog } from '../ImportDialog/ImportDialog.tsx';
import { importOneByOne } from './importRows.ts';
import { importColumns } from './sheetRows.ts';
import type { Crud } from './useCrud.tsx';
import { useRules } from './useRules.ts';

/** Props of the import of a list. */
export interface ImportPanelProps {
  crud: Crud;
  onClose: () => void;
}

/** Brings records in from a file, by the rules of the form; the source's own `importRows`, else one record after the other. */
export function ImportPanel({ crud, onClose }: ImportPanelProps) {
  const { label, dictionaries, loadRules, list, props: { fields, source, defaults } } = crud;
  const [columns] = useState(() => importColumns(fields, dictionaries ?? new Map()));
  const { validate } = useRules(loadRules);
  if (validate === null) return null;
  return (
    <ImportDialog title={label} columns={columns} validate={(row) => validate({ ...defaults, ...row })} isOpen onOpenChange={onClose} onImported={list.reload} importRows={importOneByOne(source, defaults)} />
  );
}
