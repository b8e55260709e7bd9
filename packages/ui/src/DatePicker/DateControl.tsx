import type { DateValue } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { ariaControl } from '../Field/ariaControl.ts';
import { Field } from '../Field/Field.tsx';
import * as frameCss from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { focusById } from '../Field/focusById.ts';
import { ClearButton } from '../Select/ClearButton.tsx';
import * as css from './DateControl.css.ts';
import { DatePanel } from './DatePanel.tsx';

interface DateControlProps extends FieldProps<string, HTMLDivElement> {
  /** How fine the value is. */
  granularity: 'day' | 'minute' | 'second';
  /** Reads the stored text. */
  parse: (text: string) => DateValue | null;
  /** Writes the stored text from the ISO form. */
  format: (iso: string) => string;
  /** Today, or this moment. */
  now: () => DateValue;
  /** What the shortcut to it says. */
  nowText: string;
}

const unfinished = (group: RefObject<HTMLElement | null>): string | null => {
  const parts = [...(group.current?.querySelectorAll<HTMLElement>('[role=spinbutton]') ?? [])];
  const given = parts.filter((part) => part.dataset.placeholder === undefined);
  return given.length > 0 && given.length < parts.length ? parts.map((part) => part.textContent ?? '').join('-') : null;
};

/**
 * A date typed part by part or taken from a calendar; what is left half typed is handed on as it stands, so that a
 * check can name it.
 */
export function DateControl({
  value,
  onChange,
  granularity,
  parse,
  format,
  now,
  nowText,
  ref,
  ...field
}: DateControlProps) {
  const group = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const leave = () => {
    const rest = unfinished(group);
    if (rest !== null) onChange(rest);
    field.onBlur?.();
  };
  return (
    <Field {...field} isCustom text={granularity === 'minute' ? value.slice(0, 16) : value}>
      {(control, labelId) => (
        <div
          className={frameCss.frame}
          data-invalid={control['aria-invalid']}
          data-disabled={control.disabled || undefined}
        >
          <DatePicker
            className={css.picker}
            {...ariaControl(control, labelId)}
            isRequired={control['aria-required']}
            granularity={granularity}
            hourCycle={24}
            hideTimeZone
            shouldForceLeadingZeros
            isOpen={isOpen}
            onOpenChange={setOpen}
            value={parse(value)}
            onChange={(next) => onChange(next === null ? '' : format(next.toString()))}
            onBlur={leave}
          >
            <Group ref={group} id={control.id} className={css.group}>
              <DateInput ref={ref} className={css.input}>
                {(segment) => <DateSegment segment={segment} className={css.segment} />}
              </DateInput>
              <Button className={frameCss.action}>
                <CalendarDays size="1.15em" aria-hidden />
              </Button>
            </Group>
            {isOpen && (
              <DatePanel
                opensOn={parse(value) ?? now()}
                nowText={nowText}
                onNow={() => {
                  onChange(format(now().toString()));
                  setOpen(false);
                }}
              />
            )}
          </DatePicker>
          {value !== '' && !field.isRequired && !field.isDisabled && (
            <ClearButton
              label={field.label}
              onPress={() => {
                onChange('');
                focusById(control.id);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
