import { useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import * as dateCss from '../DateField/DateControl.css.ts';
import { parseDay } from '../DateField/day.ts';
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

/** Props of a range of days; both ends are `yyyy-MM-dd`, or '' for none. */
export type DateRangePickerProps = FieldProps<DateRange, HTMLDivElement>;

const NONE: DateRange = { from: '', to: '' };

/** Days from one to another, typed, taken from a calendar or from presets; an end left half typed is handed on as it stands and named. */
export function DateRangePicker({ value, onChange, errorMessage, ref, ...field }: DateRangePickerProps) {
  const { t } = useLingui();
  const group = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [start, end] = [parseDay(value.from), parseDay(value.to)];
  const problem = rangeProblem(value);
  const sentence = problem === null ? undefined : problem === 'reversed' ? t`开始日期不能晚于结束日期` : t`请把开始日期和结束日期都填写完整`;
  const leave = () => {
    const typed = typedRange(group.current);
    if (typed !== null && rangeProblem(typed) === 'unfinished') onChange(typed);
    field.onBlur?.();
  };
  return (
    <Field {...field} isCustom text={value.from === '' && value.to === '' ? '' : t`${value.from} 至 ${value.to}`} errorMessage={errorMessage ?? sentence}>
      {(control, labelId) => (
        <div className={frameCss.frame} data-invalid={control['aria-invalid']} data-disabled={control.disabled || undefined}>
          <AriaDateRangePicker
            className={dateCss.picker}
            {...ariaControl(control, labelId)}
            isRequired={control['aria-required']}
            granularity="day"
            shouldForceLeadingZeros
            isOpen={isOpen}
            onOpenChange={setOpen}
            value={start === null || end === null ? null : { start, end }}
            onChange={(next) => onChange(next === null ? NONE : { from: next.start.toString(), to: next.end.toString() })}
            onBlur={leave}
          >
            <Group ref={group} id={control.id} className={dateCss.group}>
              <div className={css.days}>
                <DateInput slot="start" ref={ref} className={css.day}>{(segment) => <DateSegment segment={segment} className={dateCss.segment} />}</DateInput>
                <span className={css.until} aria-hidden>{t`至`}</span>
                <DateInput slot="end" className={css.day}>{(segment) => <DateSegment segment={segment} className={dateCss.segment} />}</DateInput>
              </div>
              <Button className={frameCss.action}><CalendarDays size="1.15em" aria-hidden /></Button>
            </Group>
            <RangePanel value={value} onPreset={(range) => { onChange(range); setOpen(false); }} />
          </AriaDateRangePicker>
          {(value.from !== '' || value.to !== '') && !field.isRequired && !field.isDisabled && <ClearButton label={field.label} onPress={() => { onChange(NONE); focusById(control.id); }} />}
        </div>
      )}
    </Field>
  );
}
