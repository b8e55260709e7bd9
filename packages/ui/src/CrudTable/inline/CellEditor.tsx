import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Tooltip, type TooltipTriggerState, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { looksOf, ofInput } from '../../kinds/looksOf.ts';
import { isComposing } from '../../Field/isComposing.ts';
import { asSaveFailure } from '../DataSource.ts';
import { isMasked } from '../../Form/isMasked.ts';
import { sentEmpty } from '../../Form/values.ts';
import * as css from './InlineCell.css.ts';
import type { FocusAfter, InlineCellProps } from './InlineCell.tsx';
import { nativeSelect } from '../../Field/nativeSelect.css.ts';

export interface CellEditorProps extends Omit<InlineCellProps, 'words'> {
  /** The cell goes back to words. */
  onClose: (focus: FocusAfter) => void;
}

const stays = () => undefined;
const faultState: TooltipTriggerState = { isOpen: true, shouldSkipAnimation: false, open: stays, close: stays };

/** Types of inputs by those of forms. */
const types = { day: 'date', phone: 'tel', url: 'url' };

/**
 * The input of a cell: Enter and leaving it store the value where the rules allow, Tab goes on to the next cell, Esc
 * takes it back; a refusal is said below it and nothing typed is lost.
 */
export function CellEditor({ field, row, options, loadRules, onSave, onClose }: CellEditorProps) {
  const id = useId();
  const stored = String(row[field.name] ?? '');
  // A masked value is replaced as a whole, or stays.
  const before = isMasked(field, stored) ? '' : stored;
  const [value, setValue] = useState(before);
  const [fault, setFault] = useState('');
  const [isSaving, setSaving] = useState(false);
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  // The parts of a date are tab stops of their own, so that only the blur tells that Tab left.
  const tab = useRef<1 | -1>(undefined);
  const { family, inline = ofInput(types, field) ?? 'text' } = looksOf(field);
  const isNumber = family === 'number';
  const store = async (next: string, focus: FocusAfter) => {
    if (isSaving) return;
    if (next === before) return onClose(focus);
    const typed = next === '' ? sentEmpty(field) : isNumber ? Number(next) : next;
    setSaving(true);
    try {
      const wrong = (await loadRules())({ ...row, [field.name]: typed }).find((one) => one.field === field.name);
      if (wrong) throw Object.assign(new Error(wrong.message), { fieldErrors: [wrong] });
      await onSave(row, field.name, typed);
      onClose(focus);
    } catch (error) {
      const failure = asSaveFailure(error);
      setFault(failure.fieldErrors?.find((one) => one.field === field.name)?.message ?? failure.message);
      setSaving(false);
      if (focus !== 'away') input.current?.focus();
    }
  };
  const type = (next: string) => {
    setValue(next);
    setFault('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose('here');
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      void store(value, 'here');
    }
    tab.current = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : undefined;
  };
  const said = {
    value,
    autoFocus: true,
    'aria-label': field.label,
    'aria-invalid': fault !== '' || undefined,
    'aria-describedby': fault === '' ? undefined : id,
    'aria-busy': isSaving,
    onKeyDown,
    onKeyUp: () => {
      tab.current = undefined;
    },
  };
  return (
    <span className={css.editor}>
      {field.dict === undefined ? (
        <input
          {...said}
          ref={input}
          className={css.input}
          type={inline}
          placeholder={before === stored ? undefined : stored}
          inputMode={isNumber ? 'decimal' : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={() => fault === '' && void store(value, tab.current ?? 'away')}
        />
      ) : (
        <select
          {...said}
          ref={input}
          className={`${css.input} ${nativeSelect}`}
          onChange={(event) => {
            type(event.target.value);
            void store(event.target.value, 'here');
          }}
          onBlur={() => fault === '' && !isSaving && onClose(tab.current ?? 'away')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {fault !== '' && (
        // Outside of the row, which clips what it holds.
        <TooltipTriggerStateContext value={faultState}>
          <Tooltip triggerRef={input} placement="bottom start" offset={4} className={css.fault}>
            <span id={id} role="alert">
              {fault}
            </span>
          </Tooltip>
        </TooltipTriggerStateContext>
      )}
    </span>
  );
}
