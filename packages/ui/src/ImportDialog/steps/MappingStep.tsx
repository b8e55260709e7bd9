import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Alert } from '../../Alert/Alert.tsx';
import type { SheetColumn } from '../../Spreadsheet/SheetColumn.ts';
import type { RenderInput } from './FillCell.tsx';
import { firstFills } from '../fills.ts';
import * as css from '../ImportDialog.css.ts';
import { guessMapping, inOrderOfNeed, unmappedColumns, unusedTitles } from '../mapping.ts';
import { MappingRow } from './MappingRow.tsx';
import { useFaultWords } from './useFaultWords.ts';
import type { Import } from '../useImport.ts';

const LOOKED_AT = 10;

/**
 * Second step: which column of the file belongs to which field, guessed and open to change, and what an empty cell
 * means; fields that must be filled and are not in the file come first.
 */
export function MappingStep({
  columns,
  work,
  renderInput,
}: {
  columns: readonly SheetColumn[];
  work: Import;
  renderInput?: RenderInput | undefined;
}) {
  const { t } = useLingui();
  const faultWords = useFaultWords();
  const { file, mapping, fills, setTitles, chooseSheet, fault } = work;
  const titles = useMemo(() => file?.rows[file.titles]?.cells ?? [], [file]);
  const ordered = useMemo(
    () => inOrderOfNeed(columns, guessMapping(columns, titles), firstFills(columns)),
    [columns, titles],
  );
  if (file === null) return null;
  const data = file.rows.slice(file.titles + 1, file.titles + 4);
  const missing = unmappedColumns(columns, mapping, fills)
    .map(({ label }) => label)
    .join(t`、`);
  const spare = unusedTitles(titles, mapping).join(t`、`);
  const [name, count] = [file.name, file.rows.length - file.titles - 1];
  return (
    <div className={css.step}>
      <div className={css.line}>
        <span>{t`${name}：${count} 行数据`}</span>
        {file.sheets.length > 1 && (
          <select
            className={css.choice}
            aria-label={t`工作表`}
            value={file.sheet}
            onChange={(event) => void chooseSheet(Number(event.target.value))}
          >
            {file.sheets.map((sheet, at) => (
              <option key={sheet} value={at}>
                {sheet}
              </option>
            ))}
          </select>
        )}
        <select
          className={css.choice}
          aria-label={t`标题所在的行`}
          value={file.titles}
          onChange={(event) => setTitles(Number(event.target.value))}
        >
          {file.rows.slice(0, LOOKED_AT).map(({ number }, at) => (
            <option key={number} value={at}>{t`标题在第 ${number} 行`}</option>
          ))}
        </select>
      </div>
      <div className={css.frame}>
        <table className={css.table} aria-label={t`列的对应`}>
          <thead>
            <tr>
              <th scope="col" className={css.head}>{t`字段`}</th>
              <th scope="col" className={css.head}>{t`文件里的列`}</th>
              <th scope="col" className={css.head}>{t`前几行的内容`}</th>
              {renderInput && <th scope="col" className={css.head}>{t`没有内容时`}</th>}
            </tr>
          </thead>
          <tbody>
            {ordered.map((column) => {
              const at = work.mapping[column.name];
              return (
                <MappingRow
                  key={column.name}
                  column={column}
                  titles={titles}
                  sample={data
                    .map(({ cells }) => cells[at ?? -1] ?? '')
                    .filter(Boolean)
                    .join(t`、`)}
                  work={work}
                  renderInput={renderInput}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      {missing !== '' && (
        <Alert tone="warning">{t`必填的“${missing}”还没有对应的列，请在上面选好列，或填固定值。`}</Alert>
      )}
      {spare !== '' && <p className={css.muted}>{t`文件里没有用到的列：${spare}`}</p>}
      {fault !== null && <Alert tone="critical">{faultWords(fault)}</Alert>}
    </div>
  );
}
