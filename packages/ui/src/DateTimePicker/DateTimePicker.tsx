import { now, toCalendarDateTime } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { DateControl } from '../DatePicker/DateControl.tsx';
import { formatMoment, parseMoment } from '../DatePicker/day.ts';
import type { FieldProps } from '../Field/FieldProps.ts';

/** Props of a moment; the value is `yyyy-MM-dd HH:mm:ss` in China time, or ''. */
export type DateTimePickerProps = FieldProps<string, HTMLDivElement>;

/** A day and a time of day to the second, in China time. */
export function DateTimePicker(props: DateTimePickerProps) {
  const { t } = useLingui();
  return <DateControl {...props} granularity="second" parse={parseMoment} format={formatMoment} now={() => toCalendarDateTime(now('Asia/Shanghai')).set({ millisecond: 0 })} nowText={t`此刻`} />;
}
