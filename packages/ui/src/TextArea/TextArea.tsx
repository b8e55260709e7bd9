import { Counter } from '../Field/Counter.tsx';
import { Field } from '../Field/Field.tsx';
import * as frameCss from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps<string, HTMLTextAreaElement> {
  /** Maximum number of characters; with it a counter is shown, and longer text is kept and counted, never cut. */
  maxLength?: number;
  /** Minimum height in lines; default 3. The area grows with its text. */
  rows?: number;
  /** Checks spelling; default false. */
  spellCheck?: boolean;
}

/** Several lines of text, as tall as what is written. */
export function TextArea({ value, onChange, maxLength, rows = 3, spellCheck = false, ref, ...field }: TextAreaProps) {
  return (
    <Field
      {...field}
      text={value}
      counter={maxLength !== undefined && !field.isReadOnly && <Counter text={value} max={maxLength} />}
    >
      {(control) => (
        <div
          className={frameCss.frame}
          data-invalid={control['aria-invalid']}
          data-disabled={control.disabled || undefined}
        >
          <div className={css.grow} data-text={value}>
            <textarea
              {...control}
              ref={ref}
              className={`${frameCss.input} ${css.area}`}
              rows={rows}
              spellCheck={spellCheck}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
