import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useImperativeHandle, useRef } from 'react';
import type { FieldProps } from '../Field/FieldProps.ts';
import * as fieldCss from '../Field/Field.css.ts';
import * as css from './Checkbox.css.ts';

/** The label stands after the box. */
export interface CheckboxProps extends Omit<FieldProps<boolean>, 'labelPosition' | 'isCompact' | 'label'> {
  /** What is agreed to or chosen. */
  label: ReactNode;
  /** Some but not all of what it stands for is chosen; default false. */
  isIndeterminate?: boolean;
}

/** A choice of yes or no that is sent with the form. */
export function Checkbox({
  label,
  value,
  onChange,
  isIndeterminate = false,
  isRequired,
  isDisabled,
  isReadOnly,
  description,
  errorMessage,
  id: given,
  ref,
  ...native
}: CheckboxProps) {
  const { t } = useLingui();
  const generated = useId();
  const id = given ?? generated;
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  const message = errorMessage ?? description;
  return (
    <div className={css.root}>
      <label className={css.row} htmlFor={id}>
        <input
          {...native}
          id={id}
          ref={box}
          type="checkbox"
          className={css.box}
          checked={value}
          disabled={isDisabled || isReadOnly}
          aria-required={isRequired}
          aria-invalid={errorMessage === undefined ? undefined : true}
          aria-describedby={message === undefined ? undefined : `${id}-message`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {label}
          {isRequired && (
            <span className={fieldCss.required} title={t`必填`} aria-hidden>
              *
            </span>
          )}
        </span>
      </label>
      <div aria-live="polite" className={css.message}>
        {message !== undefined && (
          <span id={`${id}-message`} className={errorMessage === undefined ? undefined : fieldCss.error}>
            {message}
          </span>
        )}
      </div>
    </div>
  );
}
