import { useLingui } from '@lingui/react/macro';
import { Alert } from '../Alert/Alert.tsx';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import { columnLetters } from '../Spreadsheet/sheetXml.ts';
import * as css from './ImportDialog.css.ts';
import { unmapped } from './mapping.ts';
import { useFaultWords } from './useFaultWords.ts';
import type { Import } from './useImport.ts';

const LOOKED_AT = 10;

/** Second step: which column of the file belongs to which field, guessed and open to change. */
export function MappingStep({ columns, work: { file, mapping, setMapping, setTitles, chooseSheet, fault } }: { columns: readonly SheetColumn[]; work: Import }) {
  const { t } = useLingui();
  const faultWords = useFaultWords();
  if (file === null) return null;
  const titles = file.rows[file.titles]?.cells ?? [];
  const data = file.rows.slice(file.titles + 1, file.titles + 4);
  const missing = unmapped(columns, mapping).map(({ label }) => label).join(t`、`);
  const [name, count] = [file.name, file.rows.length - file.titles - 1];
  return (
    <div className={css.step}>
      <div className={css.line}>
        <span>{t`${name}：${count} 行数据`}</span>
        {file.sheets.length > 1 && (
          <select className={css.choice} aria-label={t`工作表`} value={file.sheet} onChange={(event) => void chooseSheet(Number(event.target.value))}>
            {file.sheets.map((sheet, at) => <option key={sheet} value={at}>{sheet}</option>)}
          </select>
        )}
        <select className={css.choice} aria-label={t`标题所在的行`} value={file.titles} onChange={(event) => setTitles(Number(event.target.value))}>
          {file.rows.slice(0, LOOKED_AT).map(({ number }, at) => <option key={number} value={at}>{t`标题在第 ${number} 行`}</option>)}
        </select>
      </div>
      <div className={css.frame}>
        <table className={css.table} aria-label={t`列的对应`}>
          <thead><tr><th scope="col" className={css.head}>{t`字段`}</th><th scope="col" className={css.head}>{t`文件里的列`}</th><th scope="col" className={css.head}>{t`前几行的内容`}</th></tr></thead>
          <tbody>
            {columns.map((column) => {
              const at = mapping[column.name];
              const { [column.name]: _own, ...others } = mapping;
              return (
                <tr key={column.name}>
                  <th scope="row" className={css.fieldCell}>{column.label}{column.required && <span className={css.required} title={t`必填`}>*</span>}</th>
                  <td className={css.fieldCell}>
                    <select className={css.choice} aria-label={column.label} aria-invalid={(column.required && at === undefined) || undefined} value={at ?? ''} onChange={(event) => setMapping(event.target.value === '' ? others : { ...mapping, [column.name]: Number(event.target.value) })}>
                      <option value="">{t`（不导入）`}</option>
                      {titles.map((title, place) => <option key={columnLetters(place)} value={place}>{`${columnLetters(place)} ${title}`}</option>)}
                    </select>
                  </td>
                  <td className={`${css.fieldCell} ${css.muted}`}>{at === undefined ? '—' : data.map(({ cells }) => cells[at] ?? '').filter(Boolean).join(t`、`) || '—'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {missing !== '' && <Alert tone="warning">{t`必填的“${missing}”还没有对应的列，请在上面选好。`}</Alert>}
      {fault !== null && <Alert tone="critical">{faultWords(fault)}</Alert>}
    </div>
  );
}
