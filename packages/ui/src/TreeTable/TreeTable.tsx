import { useLingui } from '@lingui/react/macro';
import { type Ref, useImperativeHandle } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import * as css from './TreeTable.css.ts';
import { type TreeRowsProps, useTreeRows } from './useTreeRows.ts';

/** What may be asked of a tree table from outside. */
export interface TreeTableHandle<Row> {
  /** Opens a row and reads the rows under it again; other open rows stay open. */
  refresh: (row: Row) => Promise<void>;
}

/** Those of DataTable: `rows` holds the top rows. Keep the functions the same between renders. */
export interface TreeTableProps<Row extends object>
  extends Omit<DataTableProps<Row>, 'expand' | 'getRowId'>, TreeRowsProps<Row> {
  /** Takes requests from outside. */
  ref?: Ref<TreeTableHandle<Row>>;
}

/** A table whose rows hold other rows, read as they are opened; DataTable draws it. */
export function TreeTable<Row extends object>({ loadChildren, hasChildren, ref, ...table }: TreeTableProps<Row>) {
  const { t } = useLingui();
  const { expand, refused, load } = useTreeRows({ getRowId: table.getRowId, loadChildren, hasChildren });
  useImperativeHandle(ref, () => ({ refresh: load }), [load]);
  return (
    <div className={css.frame}>
      {refused && (
        <Alert
          tone="critical"
          title={t`没有读到下级`}
          action={<Button size="small" onPress={() => void load(refused.row)}>{t`重试`}</Button>}
        >
          {refused.message}
        </Alert>
      )}
      <div className={css.table}>
        <DataTable {...table} expand={expand} />
      </div>
    </div>
  );
}
