import type { CalendarDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DateRangePicker as AriaDateRangePicker, type RangeValue } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import * as dateCss from '../DatePicker/DateControl.css.ts';
import { parseDay } from '../DatePicker/day.ts';
import { ariaControl } from '../Field/ariaControl.ts';
import { Field } from '../Field/Field.tsx';
import * as frameCss from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { focusById } from '../Field/focusById.ts';
import { ClearButton } from '../Select/ClearButton.tsx';
import { type DateRange, rangeProblem } from './DateRange.ts';
import * as css from './DateRangePicker.css.ts';
import { RangePanel } from './RangePanel.tsx';
import { typedRange } from './typedRange.ts';

export type { DateRange } from './DateRange.ts';

/** Both ends are `yyyy-MM-dd`, or '' for none. */
export interface DateRangePickerProps extends FieldProps<DateRange, HTMLDivElement> {
  /** Lets one end stay open, as in from the first of January on; default false. */
  canBeOpen?: boolean;
}

const NONE: DateRange = { from: '', to: '' };

/**
 * Days from one to another, typed, taken from a calendar or from presets; an end left half typed is handed on as it
 * stands and named.
 */
export function DateRangePicker({
  value,
  onChange,
  canBeOpen = false,
  errorMessage,
  ref,
  ...field
}: DateRangePickerProps) {
  const { t } = useLingui();
  const group = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<DateRange | null>(null);
  const [round, setRound] = useState(0);
  const [start, end] = [parseDay(value.from), parseDay(value.to)];
  const problem = rangeProblem(value, canBeOpen);
  const sentence =
    problem === null
      ? undefined
      : problem === 'reversed'
        ? t`开始日期不能晚于结束日期`
        : t`请把开始日期和结束日期都填写完整`;
  const isTyping = typed !== null && typed.from === value.from && typed.to === value.to;
  const isWhole = start !== null && end !== null;
  const shown =
    !isTyping && (isWhole || (canBeOpen && problem === null && (start !== null || end !== null)))
      ? { start, end }
      : null;
  const put = (range: DateRange) => {
    setTyped(null);
    onChange(range);
  };
  const tell = (isLeaving: boolean) => {
    const now = typedRange(group.current);
    if (now === null || (now.from === value.from && now.to === value.to)) return;
    const isHalf = rangeProblem(now) === 'unfinished' || (canBeOpen && now.from === '' && now.to === '');
    if (!isHalf || (!isLeaving && (!canBeOpen || rangeProblem(now, true) !== null))) return;
    setTyped(now);
    onChange(now);
  };
  const clear = (id: string) => {
    flushSync(() => {
      put(NONE);
      setRound(round + 1);
    });
    focusById(id);
  };
  const text =
    value.from === '' && value.to === ''
      ? ''
      : value.to === ''
        ? t`${value.from} 起`
        : value.from === ''
          ? t`至 ${value.to}`
          : t`${value.from} 至 ${value.to}`;
  return (
    <Field {...field} isCustom text={text} errorMessage={errorMessage ?? sentence}>
      {(control, labelId) => (
        <div
          className={frameCss.frame}
          data-invalid={control['aria-invalid']}
          data-disabled={control.disabled || undefined}
        >
          <AriaDateRangePicker
            key={round}
            className={dateCss.picker}
            {...ariaControl(control, labelId)}
            isRequired={control['aria-required']}
            granularity="day"
            shouldForceLeadingZeros
            isOpen={isOpen}
            onOpenChange={setOpen}
            // React Aria's types know no range with an open end, its state does.
            value={shown as RangeValue<CalendarDate> | null}
            onChange={(next) => {
              if (next !== null) put({ from: next.start.toString(), to: next.end.toString() });
              else if (canBeOpen) setTyped(value);
              else onChange(NONE);
            }}
            onKeyUp={() => tell(false)}
            onBlur={() => {
              tell(true);
              field.onBlur?.();
            }}
          >
            <Group ref={group} id={control.id} className={dateCss.group}>
              <div className={css.days}>
                <DateInput slot="start" ref={ref} className={css.day}>
                  {(segment) => <DateSegment segment={segment} className={dateCss.segment} />}
                </DateInput>
                <span className={css.until} aria-hidden>{t`至`}</span>
                <DateInput slot="end" className={css.day}>
                  {(segment) => <DateSegment segment={segment} className={dateCss.segment} />}
                </DateInput>
              </div>
              <Button className={frameCss.action}>
                <CalendarDays size="1.15em" aria-hidden />
              </Button>
            </Group>
            <RangePanel
              value={value}
              canBeOpen={canBeOpen}
              onPick={(range) => {
                put(range);
                setOpen(false);
              }}
            />
          </AriaDateRangePicker>
          {(value.from !== '' || value.to !== '') && !field.isRequired && !field.isDisabled && (
            <ClearButton label={field.label} onPress={() => clear(control.id)} />
          )}
        </div>
      )}
    </Field>
  );
}
