import type { DateValue } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import * as overlay from '../Field/overlay.css.ts';
import * as css from './DatePanel.css.ts';
import { MonthHead } from './MonthHead.tsx';

interface DatePanelProps {
  /** The day on which the calendar opens: the chosen one, else today in the town. */
  opensOn: DateValue;
  /** What the shortcut under the calendar says. */
  nowText: string;
  /** Chooses today or this moment. */
  onNow: () => void;
}

/** A month of days with pickers of year and month, in a popover under its date. */
export function DatePanel({ opensOn, nowText, onNow }: DatePanelProps) {
  const { t } = useLingui();
  return (
    <Popover className={`${overlay.popover} ${css.popover}`} offset={4}>
      <Dialog className={css.dialog}>
        <Calendar firstDayOfWeek="mon" defaultFocusedValue={opensOn}>
          <MonthHead years={140} />
          <CalendarGrid className={css.grid}>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className={css.cell} />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
        <button type="button" className={css.now} onClick={onNow} aria-label={t`选择${nowText}`}>
          {nowText}
        </button>
      </Dialog>
    </Popover>
  );
}
