import { type ReactNode, useId } from 'react';
import { choice, choices, fieldset, legend as legendStyle, mark } from './Choice.css.ts';

/** One of the things to choose from. */
export interface ChoiceOption<T extends string> {
  value: T;
  label: string;
  /** Drawn before the words; decoration. */
  picture?: ReactNode;
}

/** Props of Choice. */
export interface ChoiceProps<T extends string> {
  /** What is chosen. */
  legend: string;
  options: readonly ChoiceOption<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few, all in view; arrows move between them. */
export function Choice<T extends string>({ legend, options, value, onChange }: ChoiceProps<T>) {
  const group = useId();
  return (
    <fieldset className={fieldset}>
      <legend className={legendStyle}>{legend}</legend>
      <div className={choices}>
        {options.map((option) => (
          <label key={option.value} className={choice}>
            <input type="radio" className={mark} name={group} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.picture}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
