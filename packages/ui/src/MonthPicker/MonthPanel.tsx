import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import * as dateCss from '../DatePicker/DatePanel.css.ts';
import { formatMonth, isMonthWithin, parseMonth } from './month.ts';
import * as css from './MonthPicker.css.ts';

interface MonthPanelProps {
  /** The chosen month, `yyyy-MM` or ''. */
  value: string;
  /** This month, `yyyy-MM`. */
  present: string;
  /** First month that may be chosen, '' for none. */
  min: string;
  /** Last month that may be chosen, '' for none. */
  max: string;
  /** Called with the chosen month. */
  onChoose: (month: string) => void;
}

const twelve = Array.from({ length: 12 }, (_, index) => index + 1);

/** The twelve months of a year, with buttons to the years beside it. */
export function MonthPanel({ value, present, min, max, onChoose }: MonthPanelProps) {
  const { t } = useLingui();
  const [year, setYear] = useState(() => (parseMonth(value) ?? parseMonth(present))?.year ?? 2000);
  const items = twelve.map((month) => ({ id: formatMonth({ year, month }), month }));
  return (
    <>
      <div className={dateCss.head}>
        <button type="button" className={dateCss.step} aria-label={t`上一年`} onClick={() => setYear(year - 1)}>
          <ChevronLeft size="1.2em" aria-hidden />
        </button>
        <span className={css.year} aria-live="polite">{t`${year}年`}</span>
        <button type="button" className={dateCss.step} aria-label={t`下一年`} onClick={() => setYear(year + 1)}>
          <ChevronRight size="1.2em" aria-hidden />
        </button>
      </div>
      <ListBox
        aria-label={t`${year}年的月份`}
        className={css.months}
        layout="grid"
        autoFocus={parseMonth(value)?.year === year ? true : 'first'}
        selectionMode="single"
        selectedKeys={[value]}
        disabledKeys={items.filter((item) => !isMonthWithin(item.id, min, max)).map((item) => item.id)}
        onSelectionChange={(keys) => onChoose(keys === 'all' ? value : String([...keys][0] ?? value))}
        items={items}
        dependencies={[year]}
      >
        {({ id, month }) => (
          <ListBoxItem id={id} textValue={String(month)} className={css.month}>{t`${month}月`}</ListBoxItem>
        )}
      </ListBox>
      <button
        type="button"
        className={dateCss.now}
        disabled={!isMonthWithin(present, min, max)}
        onClick={() => onChoose(present)}
      >{t`本月`}</button>
    </>
  );
}
