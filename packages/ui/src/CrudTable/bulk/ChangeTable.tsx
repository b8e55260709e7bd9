import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import type { CrudField } from '../CrudField.ts';
import { usePart } from '../CrudParts.tsx';
import { looksOf } from '../../kinds/looksOf.ts';
import { switchWord } from '../../kinds/switchWord.ts';
import { textOf } from '../../kinds/textOf.ts';
import { shownValue } from '../list/crudColumns.ts';
import { useDictionaries } from '../list/useList.ts';
import * as panel from '../panels.css.ts';
import * as css from './ChangeTable.css.ts';
import type { CellChange } from './changesTo.ts';
import type { ValueNames } from './namesOfValues.ts';
import type { StoredChange } from './storeChanges.ts';

interface ChangeTableProps {
  /** Name of the table for screen readers. */
  label: string;
  field: CrudField;
  changes: readonly (CellChange | StoredChange)[];
  /** What the values are called that name records. */
  names: ValueNames;
  /** Whether they were taken back; default false. */
  isUndone?: boolean;
}

/** How many records are listed; more are counted. */
const SHOWN = 200;

/** A value that goes; a place that was empty is not struck out. */
const Gone = ({ words }: { words: string }) => (words === '' ? '—' : <span className={css.gone}>{words}</span>);

/** Records by name with a value that goes and the one that comes, and why or whether it was stored. */
export function ChangeTable({ label, field, changes, names, isUndone = false }: ChangeTableProps) {
  const { t, i18n } = useLingui();
  const { props, nameOf } = usePart('definition');
  // The list has the dictionaries of its columns alone.
  const read = useMemo(() => [{ ...field, list: true }], [field]);
  const dictionaries = useDictionaries(read, props.sources.options);
  const { family } = looksOf(field);
  const words = (row: CellChange['row'], value: unknown) => {
    if (family === 'switch') return switchWord(value, t`是`, t`否`);
    if (family === 'reference') return names.get(textOf(value)) || textOf(value);
    return shownValue(field, { ...row, [field.name]: value }, dictionaries ?? new Map(), i18n.locale);
  };
  const state = (change: CellChange | StoredChange) => {
    if (change.fault !== '')
      return (
        <span className={css.outcome} data-tone="bad">
          {change.fault}
        </span>
      );
    if (!('isStored' in change)) return '';
    return change.isStored ? (
      <span className={css.outcome} data-tone="good">
        {isUndone ? t`已恢复` : t`已修改`}
      </span>
    ) : (
      <span className={css.outcome}>{t`没有处理`}</span>
    );
  };
  const more = changes.length - SHOWN;
  if (dictionaries === null && field.dict !== undefined) return null;
  return (
    <div>
      <table className={panel.failures}>
        <caption className={visuallyHidden}>{label}</caption>
        <thead>
          <tr>
            {[t`记录`, t`原值`, t`新值`, t`结果`].map((title) => (
              <th key={title} scope="col" className={panel.failure}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, SHOWN).map((change) => (
            <tr key={change.row.id}>
              <th scope="row" className={panel.failure}>
                {nameOf(change.row)}
              </th>
              <td className={panel.failure}>
                <Gone words={words(change.row, change.before)} />
              </td>
              <td className={panel.failure}>{words(change.row, change.after) || '—'}</td>
              <td className={panel.failure}>{state(change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <p className={panel.hint}>
          <Trans>另有 {more} 条未列出。</Trans>
        </p>
      )}
    </div>
  );
}
