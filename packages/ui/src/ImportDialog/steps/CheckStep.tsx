import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Alert } from '../../Alert/Alert.tsx';
import { Pagination } from '../../Pagination/Pagination.tsx';
import { Radio } from '../../Radio/Radio.tsx';
import type { SheetColumn } from '../../Spreadsheet/SheetColumn.ts';
import { CheckCell } from './CheckCell.tsx';
import * as css from '../ImportDialog.css.ts';
import { isSound } from '../ImportRow.ts';
import { type NameBook, choicesOf } from '../nameBook.ts';
import type { Import } from '../useImport.ts';
import { useProblemWords } from './useProblemWords.ts';

const SIZE = 10;

/**
 * Third step: what the dry run found; only rows with faults are listed at first, and one that has been corrected stays
 * visible.
 */
export function CheckStep({
  columns,
  names,
  work: { rows, mapping, edit },
}: {
  columns: readonly SheetColumn[];
  names: NameBook | undefined;
  work: Import;
}) {
  const { t } = useLingui();
  const wordsOf = useProblemWords();
  const wrong = () => rows.flatMap((row, at) => (isSound(row) ? [] : at));
  const [shown, setShown] = useState(() => (wrong().length > 0 ? 'wrong' : 'all'));
  const [listed, setListed] = useState(wrong);
  const [view, setView] = useState({ page: 1, size: SIZE });
  const [first, setFirst] = useState<ReadonlyMap<number, string>>(
    () => new Map(rows.map((row, at) => [at, Object.keys(row.problems).join('\n')])),
  );
  const faulty = rows.reduce((sum, row) => sum + (isSound(row) ? 0 : 1), 0);
  const [total, sound] = [rows.length, rows.length - faulty];
  const places = shown === 'wrong' ? listed : rows.map((_, at) => at);
  const used = columns.filter(
    ({ name }) => mapping[name] !== undefined || rows.some(({ problems }) => problems[name] !== undefined),
  );
  const show = (next: string) => {
    setShown(next);
    setListed(wrong());
    setFirst(new Map(rows.map((row, at) => [at, Object.keys(row.problems).join('\n')])));
    setView({ ...view, page: 1 });
  };
  return (
    <div className={css.step}>
      {faulty === 0 ? (
        <Alert tone="success">{t`${total} 行都没有问题，可以导入。`}</Alert>
      ) : (
        <Alert tone="warning">
          {sound === 0
            ? t`${total} 行都需要改正，可以在表里直接改。按 Enter 到下一个有问题的格子。`
            : t`${total} 行里有 ${faulty} 行需要改正；可以在表里直接改，也可以先导入其余 ${sound} 行。按 Enter 到下一个有问题的格子。`}
        </Alert>
      )}
      <Radio
        isCompact
        label={t`显示`}
        labelPosition="side"
        value={shown}
        onChange={show}
        options={[
          { value: 'wrong', label: t`有问题的行` },
          { value: 'all', label: t`全部行` },
        ]}
      />
      <div className={css.frame}>
        <table className={css.table} aria-label={t`检查结果`}>
          <thead>
            <tr>
              <th scope="col" className={css.head}>{t`行号`}</th>
              {used.map(({ name, label, required }) => (
                <th key={name} scope="col" className={css.head}>
                  {label}
                  {required && <span className={css.required}>*</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.slice((view.page - 1) * view.size, view.page * view.size).map((at) => {
              const row = rows[at];
              if (row === undefined) return null;
              const whole = row.problems[''];
              return (
                <tr key={at}>
                  <th scope="row" className={`${css.cell} ${css.rowNumber}`}>
                    {row.number}
                    {whole !== undefined && <span className={css.problem}>{wordsOf(whole)}</span>}
                  </th>
                  {used.map((column) => {
                    const problem = row.problems[column.name];
                    const wasWrong = first.get(at)?.split('\n').includes(column.name) === true;
                    const text = row.texts[column.name] ?? '';
                    const choices = names && problem?.fault === 'ambiguous' ? choicesOf(column, text, names) : [];
                    return (
                      <CheckCell
                        key={column.name}
                        column={column}
                        row={row.number}
                        text={text}
                        choices={choices}
                        canRepeat={problem?.fault === 'unasked'}
                        problem={problem && wordsOf(problem)}
                        isMended={wasWrong && problem === undefined}
                        onCommit={(next) => edit(at, column.name, next)}
                      />
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {places.length > view.size && (
        <Pagination page={view.page} size={view.size} total={places.length} sizes={[10, 20, 50]} onChange={setView} />
      )}
    </div>
  );
}
