import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import type { SheetColumn } from '../../Spreadsheet/SheetColumn.ts';
import * as css from '../ImportDialog.css.ts';
import type { ImportRow } from '../ImportRow.ts';
import type { Import } from '../useImport.ts';
import { useReason } from './useReason.ts';

const SHOWN = 100;

/** Rows of the file by number and first cell, with words about each. */
function RowWords({
  name,
  called,
  words,
  rows,
}: {
  name: string;
  called: Pick<SheetColumn, 'name' | 'label'>;
  words: string;
  rows: readonly { row: ImportRow; words: string }[];
}) {
  const { t } = useLingui();
  const scrolled = { role: 'region', tabIndex: 0, 'aria-label': name } as const;
  return (
    <div className={css.frame} {...scrolled}>
      <table className={css.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>{t`行号`}</th>
            <th scope="col" className={css.head}>
              {called.label}
            </th>
            <th scope="col" className={css.head}>
              {words}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, words: said }) => (
            <tr key={row.number}>
              <td className={`${css.cell} ${css.rowNumber}`}>{row.number}</td>
              <td className={css.cell}>{row.texts[called.name]}</td>
              <td className={css.cell}>{said}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Last step: how many were taken, and row by row why others were not and what was said of
 * some. */
export function ResultStep({
  columns,
  work: { rows, sent, notices, outcome },
  onSaveFailed,
}: {
  columns: readonly SheetColumn[];
  work: Import;
  onSaveFailed: () => void;
}) {
  const { t } = useLingui();
  const reasonOf = useReason(columns);
  const [first] = columns;
  const called = { name: first?.name ?? '', label: first?.label ?? '' };
  const rest = rows.length;
  const unsent = outcome?.unsent.length ?? 0;
  const isBroken = outcome !== null && outcome.error !== null;
  const [refusedRows, noticedRows] = [
    rows.slice(0, SHOWN).map((row) => ({ row, words: reasonOf(row) || t`没有发送` })),
    notices.slice(0, SHOWN).map(({ row, message }) => ({ row, words: message })),
  ];
  return (
    <div className={css.step}>
      <Alert
        tone={rest === 0 ? 'success' : 'warning'}
        title={t`已导入 ${sent} 条`}
        action={
          rest > 0 && (
            <Button size="small" icon={<Icon of={Download} />} onPress={onSaveFailed}>{t`导出失败的行`}</Button>
          )
        }
      >
        {rest === 0 ? t`全部导入完毕。` : t`还有 ${rest} 行没有导入，都留在这里，可以改正后继续。`}
      </Alert>
      {isBroken && (
        <Alert tone="critical">{t`有一批没有收到服务器的答复，可能已经存上了；继续之前请先在列表里核对。`}</Alert>
      )}
      {!isBroken && unsent > 0 && <Alert tone="info">{t`停止时还有 ${unsent} 行没有发送。`}</Alert>}
      {rest > 0 && <RowWords name={t`没有导入的行`} called={called} words={t`原因`} rows={refusedRows} />}
      {rest > SHOWN && <span className={css.muted}>{t`只列出前 ${SHOWN} 行，其余见导出的文件。`}</span>}
      {notices.length > 0 && (
        <>
          <Alert tone="info">{t`有 ${notices.length} 行已导入，保存时对内容有说明，请核对。`}</Alert>
          <RowWords name={t`有说明的行`} called={called} words={t`说明`} rows={noticedRows} />
        </>
      )}
      {notices.length > SHOWN && <span className={css.muted}>{t`只列出前 ${SHOWN} 行。`}</span>}
    </div>
  );
}
