import { today } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { CalendarCell, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell, CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import * as dateCss from '../DateField/DatePanel.css.ts';
import * as overlay from '../Field/overlay.css.ts';
import type { DateRange } from './DateRange.ts';
import * as css from './DateRangePicker.css.ts';
import { presets } from './presets.ts';

/** Props of the calendar that a range opens. */
export interface RangePanelProps {
  /** The chosen range. */
  value: DateRange;
  /** Told of a preset. */
  onPreset: (range: DateRange) => void;
}

/** The presets and a month of days, in a popover under a range. */
export function RangePanel({ value, onPreset }: RangePanelProps) {
  const { t } = useLingui();
  const ranges = presets(today('Asia/Shanghai'));
  const names = [['today', t`今天`], ['thisWeek', t`本周`], ['lastWeek', t`上周`], ['thisMonth', t`本月`], ['lastMonth', t`上月`], ['thisYear', t`今年`]] as const;
  return (
    <Popover className={`${overlay.popover} ${dateCss.popover}`} offset={4}>
      <Dialog className={dateCss.dialog}>
        <div className={css.panel}>
          <div role="group" aria-label={t`常用时间段`} className={css.presetList}>
            {names.map(([id, name]) => (
              <button key={id} type="button" className={css.preset} aria-pressed={ranges[id].from === value.from && ranges[id].to === value.to} onClick={() => onPreset(ranges[id])}>{name}</button>
            ))}
          </div>
          <RangeCalendar firstDayOfWeek="mon">
            <div className={dateCss.head}>
              <Button slot="previous" className={dateCss.step}><ChevronLeft size="1.2em" aria-hidden /></Button>
              <CalendarYearPicker visibleYears={60}>
                {({ items, value: year, onChange, 'aria-label': label }) => (
                  <select aria-label={label} className={dateCss.pick} value={year} onChange={(event) => onChange(Number(event.target.value))}>
                    {items.map((item) => <option key={item.id} value={item.id}>{item.formatted}</option>)}
                  </select>
                )}
              </CalendarYearPicker>
              <CalendarMonthPicker>
                {({ items, value: month, onChange, 'aria-label': label }) => (
                  <select aria-label={label} className={dateCss.pick} value={month} onChange={(event) => onChange(Number(event.target.value))}>
                    {items.map((item) => <option key={item.id} value={item.id}>{item.formatted}</option>)}
                  </select>
                )}
              </CalendarMonthPicker>
              <Button slot="next" className={dateCss.step}><ChevronRight size="1.2em" aria-hidden /></Button>
            </div>
            <CalendarGrid className={dateCss.grid}>
              <CalendarGridHeader>{(day) => <CalendarHeaderCell className={dateCss.weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
              <CalendarGridBody>{(date) => <CalendarCell date={date} className={css.rangeCell} />}</CalendarGridBody>
            </CalendarGrid>
          </RangeCalendar>
        </div>
      </Dialog>
    </Popover>
  );
}
