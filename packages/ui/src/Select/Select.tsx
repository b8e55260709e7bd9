import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { ariaControl } from '../Field/ariaControl.ts';
import { Field } from '../Field/Field.tsx';
import * as frameCss from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import type { Option } from '../Field/Option.ts';
import * as overlay from '../Field/overlay.css.ts';
import { focusById } from '../Field/focusById.ts';
import { ClearButton } from './ClearButton.tsx';
import { OptionList } from './OptionList.tsx';
import * as css from './Select.css.ts';
import { useApproach } from './useApproach.ts';

export type { Option } from '../Field/Option.ts';

/** The value is '' for none. */
export interface SelectProps extends FieldProps<string, HTMLButtonElement> {
  /** The choices, in order. A value that is not among them is shown as it is. */
  options: readonly Option[];
  /** Shown while nothing is chosen; default 请选择. */
  placeholder?: string;
  /** Lets the user clear the choice; default the opposite of `isRequired`. */
  isClearable?: boolean;
}

/** A choice of one from a list that opens; letters typed go to the next match. */
export function Select({ value, onChange, options, placeholder, isClearable, ref, ...field }: SelectProps) {
  const { t } = useLingui();
  const { isNear, come, listeners } = useApproach();
  const chosen = options.find((option) => option.value === value);
  const shown = chosen ?? (value === '' ? undefined : { value, label: value, tone: undefined });
  const canClear = (isClearable ?? !field.isRequired) && value !== '' && !field.isDisabled;
  return (
    <Field {...field} isCustom text={shown?.label ?? ''}>
      {(control, labelId) => (
        <div
          className={frameCss.frame}
          data-invalid={control['aria-invalid']}
          data-disabled={control.disabled || undefined}
          {...listeners}
        >
          <AriaSelect
            {...ariaControl(control, labelId)}
            id={control.id}
            name={control.name}
            value={chosen?.value ?? null}
            onChange={(key) => onChange(String(key ?? ''))}
            onBlur={control.onBlur}
            onOpenChange={come}
            allowsEmptyCollection
            style={{ display: 'flex', flex: '1 1 auto', minWidth: 0 }}
          >
            <Button ref={ref} className={css.trigger}>
              <SelectValue className={css.value}>
                {shown?.tone !== undefined && <span className={`${overlay.dot} ${overlay.tone[shown.tone]}`} />}
                <span className={css.valueText} data-placeholder={shown === undefined || undefined}>
                  {shown?.label ?? placeholder ?? t`请选择`}
                </span>
              </SelectValue>
              <ChevronDown size="1em" aria-hidden className={css.chevron} />
            </Button>
            <OptionList options={isNear ? options : options.filter((option) => option === chosen)} />
          </AriaSelect>
          {canClear && (
            <ClearButton
              label={field.label}
              onPress={() => {
                onChange('');
                focusById(control.id);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
