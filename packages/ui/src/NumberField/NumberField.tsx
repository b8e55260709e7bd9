import { useState } from 'react';
import * as css from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { TextField } from '../TextField/TextField.tsx';
import { formatNumber, type NumberLimits, numberProblem, parseNumber } from './number.ts';
import { useNumberMessage } from './useNumberMessage.ts';

/** The value is null for none and NaN while what is typed is no number. */
export interface NumberFieldProps extends FieldProps<number | null>, NumberLimits {
  /** Unit shown after the number. */
  unit?: string;
}

/** A number typed as plain text, the same in every language; says what is wrong once focus has left. */
export function NumberField({
  value,
  onChange,
  onBlur,
  errorMessage,
  min,
  max,
  scale,
  unit,
  ...field
}: NumberFieldProps) {
  const [typed, setTyped] = useState(() => formatNumber(value));
  const [isVisited, setVisited] = useState(false);
  const text = Object.is(parseNumber(typed), value) ? typed : formatNumber(value);
  const limits = { min, max, scale };
  const say = useNumberMessage(limits);
  const problem = isVisited ? numberProblem(value, limits) : null;
  return (
    <TextField
      {...field}
      errorMessage={errorMessage ?? (problem === null ? undefined : say(problem))}
      inputMode={(min ?? -1) < 0 ? 'text' : scale === 0 ? 'numeric' : 'decimal'}
      value={field.isReadOnly && unit !== undefined && text !== '' ? `${text} ${unit}` : text}
      onChange={(next) => {
        setTyped(next);
        onChange(parseNumber(next));
      }}
      onBlur={() => {
        setVisited(true);
        if (!Number.isNaN(value)) setTyped(formatNumber(value));
        onBlur?.();
      }}
      suffix={unit !== undefined && <span className={css.affix}>{unit}</span>}
    />
  );
}
