import { Clock } from 'lucide-react';
import { useRef } from 'react';
import { DateInput, DateSegment, TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { ariaControl } from '../Field/ariaControl.ts';
import { Field } from '../Field/Field.tsx';
import * as frameCss from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { focusById } from '../Field/focusById.ts';
import * as dateCss from '../DatePicker/DateControl.css.ts';
import { ClearButton } from '../Select/ClearButton.tsx';
import { formatClock, parseClock } from './clock.ts';

/** The value is `HH:mm:ss` or ''. */
export interface TimeFieldProps extends FieldProps<string, HTMLDivElement> {
  /** How fine it is typed; default 'second'. With 'minute' the seconds are 00. */
  granularity?: 'minute' | 'second';
}

/**
 * A time of day on 24 hours, typed part by part; what is left half typed is handed on as it stands, so that a check can
 * name it.
 */
export function TimeField({ value, onChange, granularity = 'second', ref, ...field }: TimeFieldProps) {
  const parts = useRef<HTMLDivElement>(null);
  const leave = () => {
    const all = [...(parts.current?.querySelectorAll<HTMLElement>('[role=spinbutton]') ?? [])];
    const given = all.filter((part) => part.dataset.placeholder === undefined);
    if (given.length > 0 && given.length < all.length) onChange(all.map((part) => part.textContent ?? '').join(':'));
    field.onBlur?.();
  };
  return (
    <Field {...field} isCustom text={value}>
      {(control, labelId) => (
        <div
          className={frameCss.frame}
          data-invalid={control['aria-invalid']}
          data-disabled={control.disabled || undefined}
        >
          <AriaTimeField
            {...ariaControl(control, labelId)}
            className={dateCss.picker}
            isRequired={control['aria-required']}
            granularity={granularity}
            hourCycle={24}
            shouldForceLeadingZeros
            value={parseClock(value)}
            onChange={(next) => onChange(next === null ? '' : formatClock(next))}
            onBlur={leave}
          >
            <div ref={parts} id={control.id} className={dateCss.group}>
              <DateInput ref={ref} className={dateCss.input}>
                {(segment) => <DateSegment segment={segment} className={dateCss.segment} />}
              </DateInput>
            </div>
          </AriaTimeField>
          {value !== '' && !field.isRequired && !field.isDisabled && (
            <ClearButton
              label={field.label}
              onPress={() => {
                onChange('');
                focusById(control.id);
              }}
            />
          )}
          <span className={frameCss.affix}>
            <Clock size="1.15em" aria-hidden />
          </span>
        </div>
      )}
    </Field>
  );
}
