import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Option } from '../../Field/Option.ts';
import { Waiting, lazyPart } from '../../lazyPart/lazyPart.tsx';
import type { CrudField } from '../CrudField.ts';
import * as css from './InlineCell.css.ts';
import type { Validate } from '../CrudTableProps.ts';
import type { CrudRow } from '../DataSource.ts';

const CellEditor = lazyPart(async () => (await import('./CellEditor.tsx')).CellEditor);

/** Where the focus goes from a cell: to its words, to the next or last one that can be changed, or where it is. */
export type FocusAfter = 'here' | 'away' | 1 | -1;

export interface InlineCellProps {
  field: CrudField;
  row: CrudRow;
  /** The value as people read it. */
  words: string;
  /** Entries of its dictionary. */
  options: readonly Option[];
  /** Brings the rules. */
  loadRules: () => Promise<Validate>;
  /** Stores the value; rejects with a `SaveFailure`. */
  onSave: (row: CrudRow, name: string, value: unknown) => Promise<void>;
}

/**
 * The words of a cell as a button; pressed, they can be changed, Tab goes on to the next cell, and Esc takes the change
 * back.
 */
export function InlineCell({ field, row, words, options, loadRules, onSave }: InlineCellProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const after = useRef<FocusAfter>('away');
  const [isOpen, setOpen] = useState(false);
  const { label } = field;
  useEffect(() => {
    const { current: own } = button;
    const { current: to } = after;
    after.current = 'away';
    if (isOpen || own === null || to === 'away') return;
    const all = [...(own.closest('table')?.getElementsByClassName(css.words) ?? [])];
    const next = to === 'here' ? undefined : all[all.indexOf(own) + to];
    if (next instanceof HTMLElement) next.click();
    else own.focus();
  }, [isOpen]);
  if (!isOpen) {
    return (
      <button
        ref={button}
        type="button"
        tabIndex={-1}
        className={css.words}
        aria-label={t`修改${label}：${words}`}
        onClick={() => setOpen(true)}
      >
        {words || '—'}
      </button>
    );
  }
  return (
    <Waiting value={words}>
      <CellEditor
        field={field}
        row={row}
        options={options}
        loadRules={loadRules}
        onSave={onSave}
        onClose={(focus) => {
          after.current = focus;
          setOpen(false);
        }}
      />
    </Waiting>
  );
}
