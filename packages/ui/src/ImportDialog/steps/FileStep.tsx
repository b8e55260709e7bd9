import { useLingui } from '@lingui/react/macro';
import { Download, UploadCloud } from 'lucide-react';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { drop } from '../../Upload/Upload.css.ts';
import * as css from '../ImportDialog.css.ts';
import { useFaultWords } from './useFaultWords.ts';

interface FileStepProps {
  /** Called with the file or the pasted cells. */
  onExport: (file: Blob, name: string) => void;
  /** Hands the template over. */
  onTemplate: () => void;
  /** Why the last file could not be read; null if none failed. */
  fault: unknown;
}

/**
 * First step: the template, and a file that is chosen, dropped or pasted; cells copied in Excel may be pasted as they
 * are.
 */
export function FileStep({ onExport, onTemplate, fault }: FileStepProps) {
  const { t } = useLingui();
  const faultWords = useFaultWords();
  const [isOver, setOver] = useState(false);
  const first = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onExport(file, file.name);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    first(event.dataTransfer.files);
  };
  const pasted = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (event.clipboardData.files.length > 0 && text === '') return first(event.clipboardData.files);
    if (text.trim() !== '') onExport(new Blob([text]), t`粘贴的内容`);
  };
  return (
    <div
      className={css.step}
      onPaste={pasted}
      onDrop={dropped}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
    >
      <div className={css.line}>
        {t`先下载模板，照着填好再导入；已有的表格也可以直接用。`}
        <Button className={css.end} icon={<Icon of={Download} />} onPress={onTemplate}>{t`下载模板`}</Button>
      </div>
      <label className={`${drop} ${css.place}`} data-over={isOver || undefined}>
        <input
          type="file"
          className={visuallyHidden}
          accept=".xlsx,.csv,.txt"
          onChange={(event) => {
            first(event.target.files);
            event.target.value = '';
          }}
        />
        <Icon of={UploadCloud} size={28} />
        {t`点击选择 .xlsx 或 .csv，或把文件拖到这里`}
        <span className={css.muted}>{t`也可以在 Excel 里复制单元格，按 Ctrl+V 粘贴到这里`}</span>
      </label>
      {fault !== null && (
        <Alert tone="critical" title={t`没有读成`}>
          {faultWords(fault)}
        </Alert>
      )}
    </div>
  );
}
