import type { HTMLAttributes, HTMLInputTypeAttribute, KeyboardEventHandler, ReactNode } from 'react';
import { Counter } from '../Field/Counter.tsx';
import { Field } from '../Field/Field.tsx';
import * as css from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';

export interface TextFieldProps extends FieldProps<string> {
  /** Maximum number of characters; with it a counter is shown, and longer text is kept and counted, never cut. */
  maxLength?: number;
  /** Kind of the native input; default 'text'. */
  type?: HTMLInputTypeAttribute;
  /** Which keyboard a phone shows. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** What a browser may fill in; default 'off'. */
  autoComplete?: string;
  /** Checks spelling; default false. */
  spellCheck?: boolean;
  /** Example of a value; never a stand-in for the label. */
  placeholder?: string;
  /** Drawn before the text. */
  prefix?: ReactNode;
  /** Drawn after the text: a unit or a button. */
  suffix?: ReactNode;
  /** Called with key events before the input handles them. */
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  value,
  onChange,
  maxLength,
  type = 'text',
  inputMode,
  autoComplete = 'off',
  spellCheck = false,
  placeholder,
  prefix,
  suffix,
  onKeyDown,
  ref,
  ...field
}: TextFieldProps) {
  return (
    <Field
      {...field}
      text={value}
      counter={maxLength !== undefined && !field.isReadOnly && <Counter text={value} max={maxLength} />}
    >
      {(control) => (
        <div className={css.frame} data-invalid={control['aria-invalid']} data-disabled={control.disabled || undefined}>
          {prefix}
          <input
            {...control}
            ref={ref}
            className={css.input}
            type={type}
            inputMode={inputMode}
            autoComplete={autoComplete}
            spellCheck={spellCheck}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {suffix}
        </div>
      )}
    </Field>
  );
}
