import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type FocusEvent, type ReactNode, useId } from 'react';
import type { ControlProps } from './ControlProps.ts';
import * as css from './Field.css.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import type { FieldProps } from './FieldProps.ts';

/** What every input takes, and the control inside the frame. */
export interface FieldFrameProps extends Omit<FieldProps<unknown, HTMLElement>, 'value' | 'onChange' | 'ref'> {
  /** Draws the control, tied to label, hint and error. */
  children: (control: ControlProps, labelId: string) => ReactNode;
  /** The value as text; stands in place of the control while read-only. */
  text?: string;
  /** Drawn at the end of the message line, such as a counter. */
  counter?: ReactNode;
  /** True where the control is no native input, so that label and mark need words of their own; default false. */
  isCustom?: boolean;
}

/** A label, a control, and one line for hint or error, tied together for sight and for screen readers. */
export function Field({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isReadOnly,
  name,
  onBlur,
  autoFocus,
  labelPosition,
  isCompact,
  children,
  text,
  counter,
  isCustom,
  ...props
}: FieldFrameProps) {
  const { t } = useLingui();
  const generated = useId();
  const id = props.id ?? generated;
  const [labelId, messageId] = [`${id}-label`, `${id}-message`];
  const message = errorMessage ?? description;
  const describedBy = message === undefined ? undefined : messageId;
  const isText = isReadOnly === true && text !== undefined;
  const mark = isRequired && !isReadOnly && (
    <span className={css.required}>
      <span aria-hidden>*</span>
      {isCustom && <span className={visuallyHidden}>{t`（必填）`}</span>}
    </span>
  );
  // Whoever goes into the panel that a control opened has not left the field.
  const leave = (event?: FocusEvent) => {
    if (event?.currentTarget.getAttribute('aria-expanded') !== 'true') onBlur?.();
  };
  return (
    <div className={labelPosition === 'side' ? `${css.field} ${css.side}` : css.field}>
      <label
        id={labelId}
        htmlFor={id}
        className={labelPosition === 'hidden' ? visuallyHidden : css.label}
        data-read-only={isReadOnly || undefined}
      >
        {label}
        {mark}
      </label>
      {isText ? (
        <div
          id={id}
          role="textbox"
          aria-readonly
          tabIndex={-1}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          className={css.readOnly}
        >
          {text === '' ? '—' : text}
        </div>
      ) : (
        children(
          {
            id,
            'aria-describedby': describedBy,
            'aria-invalid': errorMessage === undefined ? undefined : true,
            'aria-required': isRequired ? true : undefined,
            disabled: isDisabled,
            name,
            onBlur: onBlur && leave,
            autoFocus,
          },
          labelId,
        )
      )}
      <div className={css.messages} data-compact={isCompact || isReadOnly || undefined} aria-live="polite">
        {message !== undefined && (
          <span id={messageId} className={css.message}>
            {errorMessage === undefined ? (
              description
            ) : (
              <span className={css.error}>
                <CircleAlert size="1em" aria-hidden />
                {errorMessage}
              </span>
            )}
          </span>
        )}
        {counter}
      </div>
    </div>
  );
}
