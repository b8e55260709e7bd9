import type { DateValue } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import * as overlay from '../Field/overlay.css.ts';
import * as css from './DatePanel.css.ts';

interface DatePanelProps {
  /** The day on which the calendar opens: the chosen one, else today in China. */
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
          <div className={css.head}>
            <Button slot="previous" className={css.step}>
              <ChevronLeft size="1.2em" aria-hidden />
            </Button>
            <CalendarYearPicker visibleYears={140}>
              {({ items, value, onChange, 'aria-label': label }) => (
                <select
                  aria-label={label}
                  className={css.pick}
                  value={value}
                  onChange={(event) => onChange(Number(event.target.value))}
                >
                  {items.map((item) => (
                    <option key={item.id} value={item.id}>
                      {item.formatted}
                    </option>
                  ))}
                </select>
              )}
            </CalendarYearPicker>
            <CalendarMonthPicker>
              {({ items, value, onChange, 'aria-label': label }) => (
                <select
                  aria-label={label}
                  className={css.pick}
                  value={value}
                  onChange={(event) => onChange(Number(event.target.value))}
                >
                  {items.map((item) => (
                    <option key={item.id} value={item.id}>
                      {item.formatted}
                    </option>
                  ))}
                </select>
              )}
            </CalendarMonthPicker>
            <Button slot="next" className={css.step}>
              <ChevronRight size="1.2em" aria-hidden />
            </Button>
          </div>
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
