import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components/Calendar';
import * as dateCss from './DatePanel.css.ts';

interface MonthHeadProps {
  /** How many years can be picked, half of them before the one shown. */
  years: number;
}

/** The pickers of year and month above a calendar, between the steps to the month before and after. */
export function MonthHead({ years }: MonthHeadProps) {
  return (
    <div className={dateCss.head}>
      <Button slot="previous" className={dateCss.step}>
        <ChevronLeft size="1.2em" aria-hidden />
      </Button>
      <CalendarYearPicker visibleYears={years}>
        {({ items, value: year, onChange, 'aria-label': label }) => (
          <select
            aria-label={label}
            className={dateCss.pick}
            value={year}
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
        {({ items, value: month, onChange, 'aria-label': label }) => (
          <select
            aria-label={label}
            className={dateCss.pick}
            value={month}
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
      <Button slot="next" className={dateCss.step}>
        <ChevronRight size="1.2em" aria-hidden />
      </Button>
    </div>
  );
}
