import { useState } from 'react';
import { ImportDialog, type ImportSession, importSession } from '../ImportDialog/ImportDialog.tsx';
import type { DataSource } from './DataSource.ts';
import { importOneByOne } from './importRows.ts';
import { importColumns } from './sheetRows.ts';
import type { Crud } from './useCrud.tsx';
import { useRules } from './useRules.ts';

/** Props of the import of a list. */
export interface ImportPanelProps {
  crud: Crud;
  onClose: () => void;
}

const sessions = new WeakMap<DataSource, ImportSession>();

/** The import that is under way into a source; one for as long as the list of this source lives. */
function sessionOf(source: DataSource): ImportSession {
  const session = sessions.get(source) ?? importSession();
  sessions.set(source, session);
  return session;
}

/** Brings records in from a file, by the rules of the form; the source's own `importRows`, else one record after the other. Corrections are kept when it closes. */
export function ImportPanel({ crud, onClose }: ImportPanelProps) {
  const { label, dictionaries, loadRules, list, props: { fields, source, defaults } } = crud;
  const [columns] = useState(() => importColumns(fields, dictionaries ?? new Map(), source.resolve !== undefined));
  const [session] = useState(() => sessionOf(source));
  const { validate } = useRules(loadRules);
  if (validate === null) return null;
  return (
    <ImportDialog title={label} columns={columns} validate={(row) => validate({ ...defaults, ...row })} session={session} {...(source.resolve && { resolve: (field, names) => source.resolve?.(field, names) ?? Promise.resolve(new Map()) })} isOpen onOpenChange={onClose} onImported={list.reload} importRows={importOneByOne(source, defaults)} />
  );
}
