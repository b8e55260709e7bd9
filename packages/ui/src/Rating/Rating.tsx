import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { ClearButton } from '../Select/ClearButton.tsx';
import * as css from './Rating.css.ts';

/** The value is 1 to `max`, null for none. */
export interface RatingProps extends FieldProps<number | null> {
  /** How many stars there are; default 5. */
  max?: number;
  /** What each number of stars means, from the first; default 很差, 较差, 一般, 较好, 很好 where there are five. */
  words?: readonly string[];
}

/** A judgement in stars and in words; one tab stop, arrows move and choose. */
export function Rating({ value, onChange, max = 5, words, ref, ...field }: RatingProps) {
  const { t } = useLingui();
  const five = max === 5 ? [t`很差`, t`较差`, t`一般`, t`较好`, t`很好`] : [];
  const wordOf = (stars: number) => (words ?? five)[stars - 1] ?? '';
  const text = value === null ? '' : t`${value} 星（共 ${max} 星）${wordOf(value)}`;
  const numbers = Array.from({ length: max }, (_, index) => index + 1);
  return (
    <Field {...field} isCustom text={text}>
      {({ id, name = id, disabled, autoFocus, onBlur, ...ties }, labelId) => (
        <div className={css.row}>
          <div
            {...ties}
            id={id}
            role="radiogroup"
            aria-labelledby={labelId}
            className={css.stars}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
            }}
          >
            {numbers.map((stars) => {
              const isOn = value !== null && stars <= value;
              const isStop = stars === (value ?? 1);
              return (
                <label
                  key={stars}
                  className={css.star}
                  data-on={isOn || undefined}
                  data-disabled={disabled || undefined}
                >
                  <input
                    ref={isStop ? ref : undefined}
                    type="radio"
                    name={name}
                    className={css.input}
                    aria-label={t`${stars} 星 ${wordOf(stars)}`}
                    checked={stars === value}
                    disabled={disabled}
                    autoFocus={autoFocus === true && isStop}
                    onChange={() => onChange(stars)}
                  />
                  <Star size="1.4em" aria-hidden fill={isOn ? 'currentColor' : 'none'} />
                </label>
              );
            })}
          </div>
          <span className={css.word}>{value === null ? t`未评分` : wordOf(value)}</span>
          {value !== null && !field.isRequired && !disabled && (
            <ClearButton label={field.label} onPress={() => onChange(null)} />
          )}
        </div>
      )}
    </Field>
  );
}
