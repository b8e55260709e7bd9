import { type KeyboardEvent, useId, useState } from 'react';
import { looksOf, ofInput } from '../../kinds/looksOf.ts';
import { isComposing } from '../../Field/isComposing.ts';
import { asSaveFailure } from '../DataSource.ts';
import { isMasked } from '../../Form/isMasked.ts';
import * as css from './InlineCell.css.ts';
import type { InlineCellProps } from './InlineCell.tsx';
import { nativeSelect } from '../../Field/nativeSelect.css.ts';

export interface CellEditorProps extends Omit<InlineCellProps, 'words'> {
  /** The cell goes back to words. */
  onClose: () => void;
}

/** Types of inputs by those of forms. */
const types = { day: 'date', phone: 'tel', url: 'url' };

/**
 * The input of a cell: Enter and leaving it store the value where the rules allow, Esc takes it back; a refusal is said
 * beside it and nothing typed is lost.
 */
export function CellEditor({ field, row, options, loadRules, onSave, onClose }: CellEditorProps) {
  const id = useId();
  const stored = String(row[field.name] ?? '');
  // A masked value is replaced as a whole, or stays.
  const before = isMasked(field, stored) ? '' : stored;
  const [value, setValue] = useState(before);
  const [fault, setFault] = useState('');
  const [isSaving, setSaving] = useState(false);
  const { family, inline = ofInput(types, field) ?? 'text' } = looksOf(field);
  const isNumber = family === 'number';
  const store = async (next = value) => {
    if (isSaving) return;
    if (next === before) return onClose();
    const typed = isNumber && next !== '' ? Number(next) : next;
    setSaving(true);
    try {
      const wrong = (await loadRules())({ ...row, [field.name]: typed }).find((one) => one.field === field.name);
      if (wrong) throw Object.assign(new Error(wrong.message), { fieldErrors: [wrong] });
      await onSave(row, field.name, typed);
      onClose();
    } catch (error) {
      const failure = asSaveFailure(error);
      setFault(failure.fieldErrors?.find((one) => one.field === field.name)?.message ?? failure.message);
      setSaving(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      void store();
    }
  };
  const said = {
    className: css.input,
    value,
    autoFocus: true,
    'aria-label': field.label,
    'aria-invalid': fault !== '' || undefined,
    'aria-describedby': fault === '' ? undefined : id,
    'aria-busy': isSaving,
    onKeyDown,
  };
  return (
    <span className={css.editor}>
      {field.dict === undefined ? (
        <input
          {...said}
          type={inline}
          placeholder={before === stored ? undefined : stored}
          inputMode={isNumber ? 'decimal' : undefined}
          onChange={(event) => setValue(event.target.value)}
          onBlur={() => fault === '' && void store()}
        />
      ) : (
        <select
          {...said}
          className={`${said.className} ${nativeSelect}`}
          onChange={(event) => {
            setValue(event.target.value);
            void store(event.target.value);
          }}
          onBlur={() => fault === '' && !isSaving && onClose()}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {fault !== '' && (
        <span id={id} role="alert" className={css.fault}>
          {fault}
        </span>
      )}
    </span>
  );
}
