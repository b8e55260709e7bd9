import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import type { Option } from '../Field/Option.ts';
import * as css from './Radio.css.ts';

/** One choice of a group of radios. */
export interface RadioOption extends Option {
  /** What the choice means, under its words. */
  description?: string;
}

/** The value is '' for none. */
export interface RadioProps extends FieldProps<string> {
  /** The choices, in order; two to about six. */
  options: readonly RadioOption[];
  /** How the choices stand; default 'horizontal', which breaks into lines where there is no room. */
  orientation?: 'horizontal' | 'vertical';
}

/** A choice of one where every choice is in sight; one tab stop, arrows move and choose. */
export function Radio({ value, onChange, options, orientation = 'horizontal', ref, ...field }: RadioProps) {
  const chosen = options.findIndex((option) => option.value === value);
  const stop = chosen === -1 ? options.findIndex((option) => !option.isDisabled) : chosen;
  return (
    <Field {...field} isCustom text={options[chosen]?.label ?? value}>
      {({ id, name = id, disabled, autoFocus, onBlur, ...ties }, labelId) => (
        <div
          {...ties}
          id={id}
          role="radiogroup"
          aria-labelledby={labelId}
          className={css.group}
          data-orientation={orientation}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
        >
          {options.map((option, index) => (
            <label
              key={option.value}
              className={css.choice}
              data-disabled={disabled === true || option.isDisabled === true || undefined}
            >
              <input
                ref={index === stop ? ref : undefined}
                type="radio"
                name={name}
                className={css.ring}
                value={option.value}
                checked={option.value === value}
                disabled={disabled === true || option.isDisabled === true}
                autoFocus={autoFocus === true && index === stop}
                data-invalid={ties['aria-invalid']}
                onChange={() => onChange(option.value)}
              />
              <span className={css.words}>
                {option.label}
                {option.description !== undefined && <span className={css.hint}>{option.description}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
