import { useLingui } from '@lingui/react/macro';
import type { SheetColumn } from '../../Spreadsheet/SheetColumn.ts';
import type { ImportRow } from '../ImportRow.ts';
import { useProblemWords } from './useProblemWords.ts';

/** Says why a row was not imported: what is wrong in which of the columns, '' where nothing is known. */
export function useReason(columns: readonly SheetColumn[]): (row: ImportRow) => string {
  const { t } = useLingui();
  const wordsOf = useProblemWords();
  const labels = new Map(columns.map(({ name, label }) => [name, label]));
  return ({ problems }) =>
    Object.entries(problems)
      .map(([name, problem]) => {
        const [label, words] = [labels.get(name), wordsOf(problem)];
        return label === undefined || words.includes(label) ? words : t`${label}：${words}`;
      })
      .join(t`；`);
}
