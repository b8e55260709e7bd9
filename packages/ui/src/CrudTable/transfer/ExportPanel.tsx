import { useLingui } from '@lingui/react/macro';
import { ExportDialog } from '../../ExportDialog/ExportDialog.tsx';
import type { CrudQuery } from '../DataSource.ts';
import { PanelComing } from './PanelComing.tsx';
import { sheetColumns } from './sheetRows.ts';
import { useAllDictionaries } from './useAllDictionaries.ts';
import { usePart } from '../CrudParts.tsx';
import { exportOf, uncheckedColumns, wholeRows, writtenRows } from './writtenRows.ts';

interface ExportPanelProps {
  onClose: () => void;
}

/** Takes all rows that match, or the selected ones, out as a file, in words. */
export function ExportPanel({ onClose }: ExportPanelProps) {
  const { t, i18n } = useLingui();
  const { props } = usePart('definition');
  const { label, source } = props;
  const { query } = usePart('search');
  const { total, columns } = usePart('list');
  const { picked, isAll } = usePart('selection');
  const { settings } = usePart('settings');
  const { came: dictionaries, error, retry } = useAllDictionaries(props.fields, props.sources.options);
  if (dictionaries === null)
    return <PanelComing title={t`导出${label}`} error={error} onRetry={retry} onClose={onClose} />;
  const words = { dictionaries, yes: t`是`, no: t`否`, locale: i18n.locale };
  return (
    <ExportDialog<CrudQuery>
      title={label}
      columns={sheetColumns(props.fields, dictionaries, (name, unit) => t`${name}（${unit}）`)}
      hidden={uncheckedColumns(props.fields, columns, settings)}
      query={query}
      total={total}
      isOpen
      onOpenChange={onClose}
      {...(source.noteExport && { onExport: async (what) => source.noteExport?.(what) })}
      exportAll={exportOf(props, total, words)}
      {...(!isAll &&
        picked.size > 0 && {
          selected: {
            count: picked.size,
            rows: ({ onProgress, signal }) =>
              writtenRows(props, wholeRows(props.source, [...picked.values()], signal), picked.size, onProgress, words),
          },
        })}
    />
  );
}
