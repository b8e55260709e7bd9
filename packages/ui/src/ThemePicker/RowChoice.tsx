import { useId } from 'react';
import * as css from './ThemePicker.css.ts';

interface RowChoiceProps<Value extends string> {
  /** What is chosen. */
  legend: string;
  /** Each value with its words. */
  options: readonly (readonly [value: Value, label: string])[];
  /** The chosen one. */
  value: Value;
  /** Called with the new one. */
  onChange: (value: Value) => void;
}

/** One of a few in a row; arrows move between them. */
export function RowChoice<Value extends string>({ legend, options, value, onChange }: RowChoiceProps<Value>) {
  const group = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.row}>
        {options.map(([key, label]) => (
          <label key={key} className={css.choice}>
            <input
              type="radio"
              className={css.mark}
              name={group}
              value={key}
              checked={key === value}
              onChange={() => onChange(key)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
