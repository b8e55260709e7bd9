import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { ariaControl } from '../Field/ariaControl.ts';
import { Field } from '../Field/Field.tsx';
import * as frameCss from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import type { Option } from '../Field/Option.ts';
import { focusById } from '../Field/focusById.ts';
import { formatList } from '../formatList/formatList.tsx';
import { ClearButton } from '../Select/ClearButton.tsx';
import { OptionList } from '../Select/OptionList.tsx';
import * as selectCss from '../Select/Select.css.ts';
import { useApproach } from '../Select/useApproach.ts';
import * as css from './MultiSelect.css.ts';

/** The value holds the chosen values in the order of the options. */
export interface MultiSelectProps extends FieldProps<readonly string[], HTMLButtonElement> {
  /** The choices, in order. Values that are not among them are kept. */
  options: readonly Option[];
  /** Shown while nothing is chosen; default 请选择. */
  placeholder?: string;
}

/** A choice of several from a list that stays open while choosing. */
export function MultiSelect({ value, onChange, options, placeholder, ref, ...field }: MultiSelectProps) {
  const { t, i18n } = useLingui();
  const { isNear, come, listeners } = useApproach();
  const labels = value.map((one) => options.find((option) => option.value === one)?.label ?? one);
  const unknown = value.filter((one) => !options.some((option) => option.value === one));
  return (
    <Field {...field} isCustom text={formatList(labels, i18n.locale)}>
      {(control, labelId) => (
        <div
          className={frameCss.frame}
          data-invalid={control['aria-invalid']}
          data-disabled={control.disabled || undefined}
          {...listeners}
        >
          <AriaSelect
            selectionMode="multiple"
            {...ariaControl(control, labelId)}
            id={control.id}
            name={control.name}
            value={value.filter((one) => !unknown.includes(one))}
            onChange={(keys) =>
              onChange([...options.map((option) => option.value).filter((one) => keys.includes(one)), ...unknown])
            }
            onBlur={control.onBlur}
            onOpenChange={come}
            allowsEmptyCollection
            style={{ display: 'flex', flex: '1 1 auto', minWidth: 0 }}
          >
            <Button ref={ref} className={selectCss.trigger}>
              <SelectValue className={css.chosen}>
                {labels.length === 0 ? (
                  <span className={css.placeholder}>{placeholder ?? t`请选择`}</span>
                ) : (
                  labels.map((one) => (
                    <span key={one} className={css.chip}>
                      {one}
                    </span>
                  ))
                )}
              </SelectValue>
              <ChevronDown size="1em" aria-hidden className={selectCss.chevron} />
            </Button>
            <OptionList options={isNear ? options : options.filter((option) => value.includes(option.value))} />
          </AriaSelect>
          {value.length > 0 && !field.isDisabled && (
            <ClearButton
              label={field.label}
              onPress={() => {
                onChange([]);
                focusById(control.id);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
