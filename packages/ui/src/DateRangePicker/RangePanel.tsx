import { townZone } from '@lattice/api/townTime';
import { today } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
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
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import * as dateCss from '../DatePicker/DatePanel.css.ts';
import { parseDay } from '../DatePicker/day.ts';
import * as overlay from '../Field/overlay.css.ts';
import type { DateRange } from './DateRange.ts';
import * as css from './DateRangePicker.css.ts';
import { MonthHead } from '../DatePicker/MonthHead.tsx';
import { presets } from './presets.ts';

interface RangePanelProps {
  /** The chosen range. */
  value: DateRange;
  /** Whether one end may be left open. */
  canBeOpen: boolean;
  /** Called with the preset or with a range with an open end. */
  onPick: (range: DateRange) => void;
}

type Kind = 'both' | 'from' | 'to';

const kindOf = ({ from, to }: DateRange): Kind =>
  from !== '' && to === '' ? 'from' : from === '' && to !== '' ? 'to' : 'both';

/** The presets and a month of days, in a popover under a range. */
export function RangePanel(props: RangePanelProps) {
  return (
    <Popover className={`${overlay.popover} ${dateCss.popover} ${css.popover}`} offset={4}>
      <Dialog className={dateCss.dialog}>
        <RangeDays {...props} />
      </Dialog>
    </Popover>
  );
}

function RangeDays({ value, canBeOpen, onPick }: RangePanelProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<Kind>(canBeOpen ? kindOf(value) : 'both');
  const ranges = presets(today(townZone()));
  const names = [
    ['today', t`今天`],
    ['thisWeek', t`本周`],
    ['lastWeek', t`上周`],
    ['thisMonth', t`本月`],
    ['lastMonth', t`上月`],
    ['thisYear', t`今年`],
  ] as const;
  const kinds = [
    ['both', t`起止`],
    ['from', t`只定开始`],
    ['to', t`只定结束`],
  ] as const;
  const month = (
    <>
      <MonthHead years={60} />
      <CalendarGrid className={dateCss.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={dateCss.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={kind === 'both' ? css.rangeCell : dateCss.cell} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
  return (
    <div className={css.panel}>
      <div role="group" aria-label={t`常用时间段`} className={css.presetList}>
        {names.map(([id, name]) => (
          <button
            key={id}
            type="button"
            className={css.preset}
            aria-pressed={ranges[id].from === value.from && ranges[id].to === value.to}
            onClick={() => onPick(ranges[id])}
          >
            {name}
          </button>
        ))}
      </div>
      <div>
        {canBeOpen && (
          <div role="group" aria-label={t`要定哪一端`} className={css.kinds}>
            {kinds.map(([id, name]) => (
              <button
                key={id}
                type="button"
                className={css.kind}
                aria-pressed={kind === id}
                onClick={() => setKind(id)}
              >
                {name}
              </button>
            ))}
          </div>
        )}
        {kind === 'both' ? (
          <RangeCalendar firstDayOfWeek="mon" defaultFocusedValue={parseDay(value.from) ?? today(townZone())}>
            {month}
          </RangeCalendar>
        ) : (
          <Calendar
            key={kind}
            aria-label={kind === 'from' ? t`开始日期` : t`结束日期`}
            firstDayOfWeek="mon"
            value={parseDay(value[kind])}
            defaultFocusedValue={parseDay(value[kind]) ?? today(townZone())}
            onChange={(day) =>
              onPick(kind === 'from' ? { from: day.toString(), to: '' } : { from: '', to: day.toString() })
            }
          >
            {month}
          </Calendar>
        )}
      </div>
    </div>
  );
}
