import { useState } from 'react';
import { Field } from '../Field/Field.tsx';
import * as css from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { formatNumber, numberProblem } from '../NumberField/number.ts';
import { useNumberMessage } from '../NumberField/useNumberMessage.ts';
import { formatMoney, GREATEST_AMOUNT, parseMoney } from './money.ts';

/** The value is null for none and NaN while what is typed is no amount. */
export interface MoneyFieldProps extends FieldProps<number | null> {
  /** Minimum amount in yuan; default 0. */
  min?: number;
  /** Maximum amount in yuan; default the largest that is exact to the cent. */
  max?: number;
}

/**
 * An amount of money in yuan: thousands are shown until it is edited, and what is wrong is said once focus has left.
 */
export function MoneyField({
  value,
  onChange,
  onBlur,
  errorMessage,
  min = 0,
  max = GREATEST_AMOUNT,
  ref,
  ...field
}: MoneyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isVisited, setVisited] = useState(false);
  const [refused, setRefused] = useState('');
  const limits = { min, max, scale: 2 };
  const say = useNumberMessage(limits);
  const problem = isVisited && typed === null ? numberProblem(value, limits) : null;
  const resting = Number.isNaN(value) ? refused : formatMoney(value);
  return (
    <Field
      {...field}
      text={resting === '' ? '' : `¥ ${resting}`}
      errorMessage={errorMessage ?? (problem === null ? undefined : say(problem))}
      onBlur={() => {
        if (typed !== null) setRefused(typed);
        setTyped(null);
        setVisited(true);
        onBlur?.();
      }}
    >
      {(control) => (
        <div className={css.frame} data-invalid={control['aria-invalid']} data-disabled={control.disabled || undefined}>
          <span className={css.affix} aria-hidden>
            ¥
          </span>
          <input
            {...control}
            ref={ref}
            className={css.input}
            inputMode={min < 0 ? 'text' : 'decimal'}
            autoComplete="off"
            value={typed ?? resting}
            onFocus={() => setTyped(Number.isNaN(value) ? refused : formatNumber(value))}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(parseMoney(event.target.value));
            }}
          />
        </div>
      )}
    </Field>
  );
}
