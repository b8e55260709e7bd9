import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ExportAll } from '../../Spreadsheet/SheetRecord.ts';
import { PrintView } from '../../PrintView/PrintView.tsx';
import type { Dictionaries } from '../list/crudColumns.ts';
import type { CrudQuery } from '../DataSource.ts';
import { PanelComing } from './PanelComing.tsx';
import { sheetColumns } from './sheetRows.ts';
import { useActiveFilters } from '../search/activeFilters.ts';
import { useAllDictionaries } from './useAllDictionaries.ts';
import { usePart } from '../CrudParts.tsx';
import { exportOf, uncheckedColumns } from './writtenRows.ts';

interface PrintPanelProps {
  onClose: () => void;
}

function Paper({ onClose, dictionaries }: PrintPanelProps & { dictionaries: Dictionaries }) {
  const { t, i18n } = useLingui();
  const { props } = usePart('definition');
  const search = usePart('search');
  const list = usePart('list');
  const { settings } = usePart('settings');
  // What is printed is decided once: a list that is read anew behind the window would start, and note, it again.
  const [printed] = useState(() => {
    const columns = sheetColumns(props.fields, dictionaries, (name, unit) => t`${name}（${unit}）`);
    const hidden = uncheckedColumns(props.fields, list.columns, settings);
    const read = exportOf(props, list.total, { dictionaries, yes: t`是`, no: t`否`, locale: i18n.locale });
    const names = columns.map(({ name }) => name).filter((name) => !hidden.includes(name));
    const exportAll: ExportAll<CrudQuery> = async function* noted(requested, run) {
      await props.source.noteExport?.({ way: 'print', rows: list.total, columns: names, reason: '' });
      yield* read(requested, run);
    };
    return { columns, hidden, exportAll, query: search.query };
  });
  const { sentence } = useActiveFilters({ ...search, dictionaries, tree: props.sources.tree });
  return (
    <PrintView<CrudQuery>
      title={props.label}
      {...printed}
      filters={sentence}
      {...(props.printedBy !== undefined && { printedBy: props.printedBy })}
      isOpen
      onOpenChange={onClose}
    />
  );
}

/** All rows that match, on paper and in words, with the filters in words. */
export function PrintPanel({ onClose }: PrintPanelProps) {
  const { t } = useLingui();
  const { props } = usePart('definition');
  const { label } = props;
  const { came: dictionaries, error, retry } = useAllDictionaries(props.fields, props.sources.options);
  return dictionaries === null ? (
    <PanelComing title={t`打印${label}`} error={error} onRetry={retry} onClose={onClose} />
  ) : (
    <Paper onClose={onClose} dictionaries={dictionaries} />
  );
}
