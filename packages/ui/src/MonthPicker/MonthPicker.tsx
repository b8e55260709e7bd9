import { today } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import * as dateCss from '../DatePicker/DatePanel.css.ts';
import { Field } from '../Field/Field.tsx';
import * as frameCss from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { focusById } from '../Field/focusById.ts';
import * as overlay from '../Field/overlay.css.ts';
import { ClearButton } from '../Select/ClearButton.tsx';
import * as selectCss from '../Select/Select.css.ts';
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

/** A month taken from a year of months; this month is China's. */
export function MonthPicker({ value, onChange, min = '', max = '', ref, ...field }: MonthPickerProps) {
  const { t } = useLingui();
  const anchor = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const choose = (month: string) => {
    onChange(month);
    setOpen(false);
  };
  return (
    <Field {...field} isCustom text={value}>
      {({ 'aria-required': _required, 'aria-invalid': isInvalid, ...control }, labelId) => (
        <div
          ref={anchor}
          className={frameCss.frame}
          data-invalid={isInvalid}
          data-disabled={control.disabled || undefined}
        >
          <button
            {...control}
            ref={ref}
            type="button"
            className={selectCss.trigger}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-labelledby={`${control.id}-value ${labelId}`}
            onClick={() => setOpen(true)}
            onKeyDown={(event) => event.key === 'ArrowDown' && setOpen(true)}
          >
            <span id={`${control.id}-value`} className={selectCss.value} data-placeholder={value === '' || undefined}>
              {value === '' ? t`请选择月份` : value}
            </span>
            <CalendarDays size="1.15em" aria-hidden className={selectCss.chevron} />
          </button>
          {value !== '' && !field.isRequired && !field.isDisabled && (
            <ClearButton
              label={field.label}
              onPress={() => {
                onChange('');
                focusById(control.id);
              }}
            />
          )}
          <Popover
            triggerRef={anchor}
            isOpen={isOpen}
            onOpenChange={setOpen}
            offset={4}
            placement="bottom start"
            className={`${overlay.popover} ${css.popover}`}
          >
            <Dialog aria-label={field.label} className={dateCss.dialog}>
              <MonthPanel
                value={value}
                present={formatMonth(today('Asia/Shanghai'))}
                min={min}
                max={max}
                onChoose={choose}
              />
            </Dialog>
          </Popover>
        </div>
      )}
    </Field>
  );
}
