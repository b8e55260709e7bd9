import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Radio } from '../Radio/Radio.tsx';
import { csvWriter } from '../Spreadsheet/csv/csvWriter.ts';
import { datedName, fileName } from '../Spreadsheet/fileName.ts';
import { saveBlob } from '../Spreadsheet/saveBlob.ts';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import type { ExportAll } from '../Spreadsheet/SheetRecord.ts';
import type { SheetFormat } from '../Spreadsheet/SheetWriter.ts';
import { xlsxWriter } from '../Spreadsheet/xlsx/xlsxWriter.ts';
import { TextField } from '../TextField/TextField.tsx';
import { startChoice, chosenColumns } from './columnChoice.ts';
import { ColumnPicker } from './ColumnPicker.tsx';
import { side, sides } from './ExportDialog.css.ts';
import { ExportNews } from './ExportNews.tsx';
import { useExport } from './useExport.ts';

export { exportByPages } from '../Spreadsheet/exportByPages.ts';
export type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
export type { ExportAll, SheetRecord } from '../Spreadsheet/SheetRecord.ts';

/** A file that is about to be written. */
export interface ExportedFile {
  way: SheetFormat;
  /** How many records, as far as it is known. */
  rows: number;
  /** Names of the columns. */
  columns: readonly string[];
  /** Why; '' where nobody said. */
  reason: string;
}

/** `Query` is what the source is asked. */
export interface ExportDialogProps<Query> {
  /** What is exported, such as 志愿者; names the window, the sheet and the file. */
  title: string;
  /** The columns there are, in the order of the list. */
  columns: readonly SheetColumn[];
  /** Names of columns that are not ticked at first; none by default. */
  hidden?: readonly string[];
  /** Hands over all records that match; values are written as it gives them, so masked ones stay masked. */
  exportAll: ExportAll<Query>;
  /** The question, as the list asks it. */
  query: Query;
  /** How many records match; default unknown. */
  total?: number;
  /** The selected records; without them, or with none, only all can be exported. */
  selected?: { count: number; rows: (options: Parameters<ExportAll<Query>>[1]) => ReturnType<ExportAll<Query>> };
  /** Told before a file is written, with why; where it rejects, none is written. Without it nobody is asked why. */
  onExport?: (what: ExportedFile) => Promise<unknown>;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with false when it wants to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Hands the file over; lets the browser save it by default. */
  save?: (name: string, blob: Blob) => void;
}

/**
 * Asks which records and columns, then writes them into a file; mount it while it is open, so that each export starts
 * fresh.
 */
export function ExportDialog<Query>({
  title,
  columns,
  hidden,
  exportAll,
  query,
  total = 0,
  selected,
  onExport,
  isOpen,
  onOpenChange,
  save = saveBlob,
}: ExportDialogProps<Query>) {
  const { t } = useLingui();
  const { state, start, stop, savePart } = useExport();
  const [choice, setChoice] = useState(() => startChoice(columns, hidden));
  const [scope, setScope] = useState(selected !== undefined && selected.count > 0 ? 'selected' : 'all');
  const [format, setFormat] = useState<SheetFormat>('xlsx');
  const [given, setName] = useState(() => datedName(title, new Date()));
  const [reason, setReason] = useState('');
  const chosen = chosenColumns(columns, choice);
  const names = chosen.map(({ name }) => name);
  const isBusy = state.phase === 'running' || state.phase === 'packing';
  const count = selected?.count ?? 0;
  const run = () => {
    const words = { yes: t`是`, no: t`否` };
    const some = scope === 'selected' ? selected : undefined;
    const read = some?.rows ?? ((options) => exportAll(query, options));
    void start({
      rows: async function* noted(options) {
        await onExport?.({ way: format, rows: some?.count ?? total, columns: names, reason: reason.trim() });
        yield* read(options);
      },
      open: async () => (format === 'csv' ? csvWriter(chosen, words) : xlsxWriter(chosen, title, words)),
      save: (blob) => save(`${fileName(given)}.${format}`, blob),
      total: some?.count ?? total,
    });
  };
  const footer = (
    <>
      {isBusy ? (
        <Button key="stop" onPress={stop} isDisabled={state.phase === 'packing'}>{t`停止导出`}</Button>
      ) : (
        <Button key="close" onPress={() => onOpenChange(false)}>
          {state.phase === 'saved' ? t`关闭` : t`取消`}
        </Button>
      )}
      <Button variant="primary" isPending={isBusy} isDisabled={chosen.length === 0} onPress={run}>
        {state.phase === 'idle' || isBusy ? t`导出` : t`重新导出`}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t`导出${title}`}
      width={760}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onBeforeClose={() => {
        if (isBusy) stop();
        return !isBusy;
      }}
      footer={footer}
    >
      <div className={sides}>
        <div className={side}>
          <Radio
            isCompact
            label={t`范围`}
            orientation="vertical"
            value={scope}
            onChange={setScope}
            isDisabled={isBusy}
            options={[
              { value: 'all', label: total > 0 ? t`全部符合条件的 ${total} 条` : t`全部符合条件的记录` },
              {
                value: 'selected',
                label: count > 0 ? t`已选的 ${count} 条` : t`已选的记录（没有选中）`,
                isDisabled: count === 0,
              },
            ]}
          />
          <Radio
            isCompact
            label={t`格式`}
            orientation="vertical"
            value={format}
            onChange={(next) => setFormat(next === 'csv' ? 'csv' : 'xlsx')}
            isDisabled={isBusy}
            options={[
              { value: 'xlsx', label: t`Excel 工作簿（.xlsx）`, description: t`编号、电话、证件号保持文本，不丢位数` },
              { value: 'csv', label: t`逗号分隔（.csv）`, description: t`供其他系统读取；用 Excel 打开时长号码会走样` },
            ]}
          />
          <TextField
            label={t`文件名`}
            value={given}
            onChange={setName}
            isDisabled={isBusy}
            description={t`脱敏的内容照列表所见导出`}
          />
          {onExport !== undefined && (
            <TextField
              label={t`用途`}
              value={reason}
              onChange={setReason}
              isDisabled={isBusy}
              maxLength={200}
              description={t`导出会记入台账`}
            />
          )}
        </div>
        <ColumnPicker columns={columns} value={choice} onChange={setChoice} isDisabled={isBusy} />
      </div>
      <ExportNews state={state} onSavePart={() => void savePart()} />
    </Dialog>
  );
}
