import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { crudColumns, shownValue } from '../CrudTable/list/crudColumns.ts';
import type { CrudField } from '../CrudTable/CrudField.ts';
import type { CrudRow, Identified } from '../CrudTable/DataSource.ts';
import { useDictionaries } from '../CrudTable/list/useList.ts';
import { type Column, DataTable } from '../DataTable/DataTable.tsx';
import type { FormSources } from '../Form/FormSources.ts';
import { Empty } from '../Empty/Empty.tsx';
import { Link } from '../Link/Link.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import * as css from './RecordList.css.ts';

/** Keep `fields`, `options` and `hrefOf` the same between renders. */
export interface RecordListProps<Row extends Identified = CrudRow> {
  /** Name of the list. */
  label: string;
  fields: readonly CrudField[];
  /** Field that names a record. */
  title?: string;
  /** The rows of this page. */
  rows: readonly Row[];
  /** Entries of dictionaries. */
  options: FormSources['options'];
  /** URL of a record; with it the first column links there. */
  hrefOf?: (row: Row) => string;
  /** Maximum number of columns; 5 by default. */
  most?: number;
  /** Whether rows are on their way; default false. */
  isBusy?: boolean;
  /** The page shown; all rows are given at once without it. */
  paging?: { page: number; size: number; total: number; onChange: (page: number) => void };
}

/** A few records of a register to be read and opened, such as those that belong to another record. */
export function RecordList<Row extends Identified = CrudRow>(props: RecordListProps<Row>) {
  const {
    label,
    fields,
    title,
    rows,
    options,
    hrefOf,
    most = 5,
    isBusy = false,
    paging,
  } = props as unknown as RecordListProps;
  const { t, i18n } = useLingui();
  const dictionaries = useDictionaries(fields, options);
  const [yes, no] = [t`是`, t`否`];
  const columns = useMemo((): Column<CrudRow>[] => {
    const known = dictionaries ?? new Map();
    const named = fields
      .filter((field) => field.list)
      .sort((a, b) => Number(b.name === title) - Number(a.name === title))
      .slice(0, most);
    const drawn = crudColumns(named, title, known, { yes, no, locale: i18n.locale }).map((column) => ({
      ...column,
      sortable: false,
    }));
    const [first, ...others] = drawn;
    const field = named[0];
    if (hrefOf === undefined || first === undefined || field === undefined) return drawn;
    const words = (row: CrudRow) => shownValue(field, row, known, i18n.locale) || row.id;
    return [
      { ...first, kind: 'custom', value: words, render: (row) => <Link href={hrefOf(row)}>{words(row)}</Link> },
      ...others,
    ];
  }, [fields, title, most, dictionaries, hrefOf, yes, no, i18n.locale]);
  return (
    <div className={css.list}>
      <DataTable
        label={label}
        columns={columns}
        rows={dictionaries === null ? [] : rows}
        getRowId={(row) => row.id}
        isBusy={isBusy || dictionaries === null}
        empty={<Empty title={t`暂无数据`} />}
        skeletonRows={3}
        density="compact"
        {...(paging && { rowOffset: (paging.page - 1) * paging.size, rowCount: paging.total })}
      />
      {paging !== undefined && paging.total > paging.size && (
        <Pagination
          page={paging.page}
          size={paging.size}
          total={paging.total}
          sizes={[paging.size]}
          onChange={({ page }) => paging.onChange(page)}
        />
      )}
    </div>
  );
}
