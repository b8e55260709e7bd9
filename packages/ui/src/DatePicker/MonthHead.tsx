import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components/Calendar';
import * as dateCss from './DatePanel.css.ts';

/** What a calendar gives the picker of its year, and that of its month. */
type Choices = Parameters<Parameters<typeof CalendarYearPicker>[0]['children']>[0];

const picker = ({ items, value, onChange, 'aria-label': label }: Choices) => (
  <select
    aria-label={label}
    className={dateCss.pick}
    value={value}
    onChange={(event) => onChange(Number(event.target.value))}
  >
    {items.map((item) => (
      <option key={item.id} value={item.id}>
        {item.formatted}
      </option>
    ))}
  </select>
);

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
      <CalendarYearPicker visibleYears={years}>{picker}</CalendarYearPicker>
      <CalendarMonthPicker>{picker}</CalendarMonthPicker>
      <Button slot="next" className={dateCss.step}>
        <ChevronRight size="1.2em" aria-hidden />
      </Button>
    </div>
  );
}
