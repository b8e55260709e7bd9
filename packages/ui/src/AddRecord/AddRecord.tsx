import { useMemo } from 'react';
import { CrudParts } from '../CrudTable/CrudParts.tsx';
import { type CrudState, firstView } from '../CrudTable/CrudState.ts';
import type { CrudTableProps } from '../CrudTable/CrudTableProps.ts';
import type { DataSource } from '../CrudTable/DataSource.ts';
import { RecordWindow } from '../CrudTable/record/RecordWindow.tsx';
import { useCrud } from '../CrudTable/useCrud.tsx';

/** Those of a list, of which only the form of a new record is drawn. */
export interface AddRecordProps extends Omit<CrudTableProps, 'state' | 'store' | 'isTree' | 'ownPage'> {
  /** Called when the record is stored, and when the form is left. */
  onClose: () => void;
}

const open = { mode: 'add' } as const;

/** The form of a new record by itself, such as from the page of a record to which the new one belongs. */
export function AddRecord({ onClose, ...props }: AddRecordProps) {
  const { source } = props;
  const empty = useMemo((): DataSource => ({ ...source, page: async () => ({ records: [], total: 0 }) }), [source]);
  const state = useMemo(
    (): CrudState => ({ view: { ...firstView, open }, change: (next) => next.open === undefined && onClose() }),
    [onClose],
  );
  const { parts } = useCrud({ ...props, source: empty, state });
  return (
    <CrudParts {...parts}>
      {parts.definition.dictionaries !== null && <RecordWindow open={open} recordIn="dialog" />}
    </CrudParts>
  );
}
