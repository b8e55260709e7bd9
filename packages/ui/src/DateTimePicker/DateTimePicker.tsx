import { townZone } from '@lattice/api/townTime';
import { now, toCalendarDateTime } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { DateControl } from '../DatePicker/DateControl.tsx';
import { formatMoment, parseMoment } from '../DatePicker/day.ts';
import type { FieldProps } from '../Field/FieldProps.ts';

/** The value is `yyyy-MM-dd HH:mm:ss` in the time of the town, or ''. */
export interface DateTimePickerProps extends FieldProps<string, HTMLDivElement> {
  /** Asks for no seconds; those of the value are 00. Default false. */
  isToMinute?: boolean;
}

/** A day and a time of day to the second, or to the minute, in the time of the town. */
export function DateTimePicker({ isToMinute = false, ...props }: DateTimePickerProps) {
  const { t } = useLingui();
  return (
    <DateControl
      {...props}
      granularity={isToMinute ? 'minute' : 'second'}
      parse={parseMoment}
      format={formatMoment}
      now={() => toCalendarDateTime(now(townZone())).set({ millisecond: 0, ...(isToMinute && { second: 0 }) })}
      nowText={t`此刻`}
    />
  );
}
