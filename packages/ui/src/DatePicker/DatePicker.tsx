import { townZone } from '@lattice/api/townTime';
import { today } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import type { FieldProps } from '../Field/FieldProps.ts';
import { DateControl } from './DateControl.tsx';
import { parseDay } from './day.ts';

/** The value is `yyyy-MM-dd` or ''. */
export type DatePickerProps = FieldProps<string, HTMLDivElement>;

/** A day, typed or taken from a calendar; today is the town's. */
export function DatePicker(props: DatePickerProps) {
  const { t } = useLingui();
  return (
    <DateControl
      {...props}
      granularity="day"
      parse={parseDay}
      format={String}
      now={() => today(townZone())}
      nowText={t`今天`}
    />
  );
}
