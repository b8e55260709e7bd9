import { townZone } from '@lattice/api/townTime';
import { today } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import * as dateCss from '../DatePicker/DatePanel.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { PickerField } from '../Select/PickerField.tsx';
import { formatMonth } from './month.ts';
import { MonthPanel } from './MonthPanel.tsx';
import * as css from './MonthPicker.css.ts';

/** The value is `yyyy-MM` or ''. */
export interface MonthPickerProps extends FieldProps<string, HTMLButtonElement> {
  /** First month that may be chosen, `yyyy-MM`; no bound by default. */
  min?: string;
  /** Last month that may be chosen, `yyyy-MM`; no bound by default. */
  max?: string;
}

/** A month taken from a year of months; this month is the town's. */
export function MonthPicker({ value, onChange, min = '', max = '', ref, ...field }: MonthPickerProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const choose = (month: string) => {
    onChange(month);
    setOpen(false);
  };
  return (
    <PickerField
      {...field}
      ref={ref}
      text={value}
      placeholder={t`请选择月份`}
      icon={CalendarDays}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onClear={field.isRequired ? undefined : () => onChange('')}
      popoverClass={css.popover}
      dialogClass={dateCss.dialog}
    >
      <MonthPanel value={value} present={formatMonth(today(townZone()))} min={min} max={max} onChoose={choose} />
    </PickerField>
  );
}
