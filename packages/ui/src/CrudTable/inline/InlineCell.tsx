import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Option } from '../../Field/Option.ts';
import { Waiting, lazyPart } from '../../lazyPart/lazyPart.tsx';
import type { CrudField } from '../CrudField.ts';
import * as css from './InlineCell.css.ts';
import type { Validate } from '../CrudTableProps.ts';
import type { CrudRow } from '../DataSource.ts';

const CellEditor = lazyPart(async () => (await import('./CellEditor.tsx')).CellEditor);

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

/** The words of a cell as a button; pressed, they can be changed, and Esc takes the change back. */
export function InlineCell({ field, row, words, options, loadRules, onSave }: InlineCellProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const { label } = field;
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
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
        onClose={() => setOpen(false)}
      />
    </Waiting>
  );
}
