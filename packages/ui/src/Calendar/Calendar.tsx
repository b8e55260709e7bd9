import { townZone } from '@lattice/api/townTime';
import { today } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { parseDay } from '../DatePicker/day.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Calendar.css.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { type CalendarMark, marksByDay } from './marks.ts';

export type { CalendarMark } from './marks.ts';

export interface CalendarProps {
  /** Its name for screen readers. */
  label: string;
  /** What is on which day. */
  marks: readonly CalendarMark[];
  /** The chosen day, `yyyy-MM-dd`; none is ''. */
  value: string;
  /** Called with the day that is chosen. */
  onChange: (day: string) => void;
  /** Called with the first day of the month that is turned to, `yyyy-MM-01`, so that its marks can be fetched. */
  onMonthChange?: (day: string) => void;
}

/** How many marks a day shows in the month. */
const SHOWN = 3;

/** A month with what is on each day; the chosen day is listed beneath. Weeks begin on Monday. */
export function Calendar({ label, marks, value, onChange, onMonthChange }: CalendarProps) {
  const { t } = useLingui();
  const days = useMemo(() => marksByDay(marks), [marks]);
  const [focused, setFocused] = useState(() => parseDay(value) ?? today(townZone()));
  const turned = (next: typeof focused) => {
    if (next.month !== focused.month || next.year !== focused.year) onMonthChange?.(next.set({ day: 1 }).toString());
    setFocused(next);
  };
  const shown = focused.toString();
  return (
    <div className={css.calendar}>
      <AriaCalendar
        aria-label={label}
        firstDayOfWeek="mon"
        value={parseDay(value)}
        onChange={(next) => onChange(next.toString())}
        focusedValue={focused}
        onFocusChange={turned}
      >
        <div className={css.head}>
          <IconButton slot="previous" label={t`上个月`}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <CalendarHeading className={css.month} />
          <IconButton slot="next" label={t`下个月`}>
            <Icon of={ChevronRight} />
          </IconButton>
        </div>
        <CalendarGrid className={css.grid} weekdayStyle="short">
          <CalendarGridHeader>
            {(weekday) => <CalendarHeaderCell className={css.weekday}>{weekday}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => {
              const own = days.get(date.toString()) ?? [];
              const drawn = own.length > 0 && (
                <span className={css.marks} aria-hidden>
                  {own.slice(0, SHOWN).map((one) => (
                    <span key={one.label} className={css.mark}>
                      <span className={css.dot[one.tone ?? 'accent']} />
                      <span className={css.words}>{one.label}</span>
                    </span>
                  ))}
                  {own.length > SHOWN && <span className={css.words}>{t`还有 ${own.length - SHOWN} 项`}</span>}
                </span>
              );
              return (
                <CalendarCell
                  date={date}
                  className={css.cell}
                  render={(cell, { isOutsideMonth }) => (
                    <>
                      <div {...cell} aria-label={[cell['aria-label'], ...own.map((one) => one.label)].join(t`，`)} />
                      {!isOutsideMonth && drawn}
                    </>
                  )}
                >
                  {({ formattedDate }) => <span className={css.number}>{formattedDate}</span>}
                </CalendarCell>
              );
            }}
          </CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
      <CalendarDay day={shown} marks={days.get(shown) ?? []} />
    </div>
  );
}
