import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ariaControl } from '../Field/ariaControl.ts';
import { Field } from '../Field/Field.tsx';
import * as frameCss from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import type { Option } from '../Field/Option.ts';
import * as overlay from '../Field/overlay.css.ts';
import { ClearButton } from '../Select/ClearButton.tsx';
import { focusById } from '../Field/focusById.ts';
import * as css from './ComboBox.css.ts';
import { useRemoteOptions } from './useRemoteOptions.ts';

export type { Option } from '../Field/Option.ts';

/** The value is '' for none. */
export interface ComboBoxProps extends FieldProps<string> {
  /**
   * Resolves with the choices for a text; '' asks for the first ones. Asked after a short pause, never while an input
   * method composes.
   */
  search: (text: string) => Promise<readonly Option[]>;
  /** Words of the stored value, known before any search; default the value itself. */
  valueLabel?: string;
  /** Example of what to type; never a stand-in for the label. */
  placeholder?: string;
}

/** A choice of one from more than a list can hold: type a part of it, choose from what the search returns. */
export function ComboBox({ value, onChange, search, valueLabel, placeholder, ref, ...field }: ComboBoxProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Option | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const composing = useRef(false);
  const frame = useRef<HTMLDivElement>(null);
  const { options, state, searchNow, searchSoon } = useRemoteOptions(search);
  const label =
    value === ''
      ? ''
      : chosen?.value === value
        ? chosen.label
        : (valueLabel ?? options.find((option) => option.value === value)?.label ?? value);
  const isListed = value === '' || options.some((option) => option.value === value);
  const items = isListed ? options : [...options, { value, label }];
  const type = (text: string) => {
    if (text === (typed ?? label)) return;
    setTyped(text);
    if (text === '' && value !== '') onChange('');
    if (!composing.current) searchSoon(text);
  };
  const choose = (key: string) => {
    setTyped(null);
    const option = options.find((one) => one.value === key);
    if (option === undefined || key === value) return;
    setChosen(option);
    onChange(key);
  };
  const note =
    state === 'loading'
      ? t`正在查找…`
      : state === 'failed'
        ? t`没有查到，可能网络不通；请改动文字再试一次`
        : t`没有找到，请换个词再试`;
  const sign = (
    <div role="status" className={`${css.note} ${state === 'failed' ? css.failed : ''}`}>
      {note}
    </div>
  );
  return (
    <Field {...field} isCustom text={label}>
      {(control, labelId) => (
        <div
          ref={frame}
          className={frameCss.frame}
          data-invalid={control['aria-invalid']}
          data-disabled={control.disabled || undefined}
        >
          <AriaComboBox
            {...ariaControl(control, labelId)}
            id={control.id}
            className={css.root}
            items={items}
            value={value === '' ? null : value}
            onChange={(key) => choose(String(key ?? ''))}
            inputValue={typed ?? label}
            onInputChange={type}
            onOpenChange={(isOpen, trigger) => {
              if (isOpen && trigger === 'manual' && typed === null) searchNow('');
            }}
            onBlur={control.onBlur}
            isRequired={control['aria-required']}
            allowsEmptyCollection
          >
            <Input
              ref={ref}
              name={control.name}
              className={frameCss.input}
              placeholder={placeholder}
              onCompositionStart={() => {
                composing.current = true;
              }}
              onCompositionEnd={(event) => {
                composing.current = false;
                searchSoon(event.currentTarget.value);
              }}
            />
            <Button className={frameCss.action}>
              <ChevronDown size="1em" aria-hidden />
            </Button>
            <Popover
              triggerRef={frame}
              placement="bottom start"
              className={`${overlay.popover} ${css.popover}`}
              offset={4}
            >
              {options.length === 0 && items.length > 0 && sign}
              <ListBox className={overlay.list} aria-busy={state === 'loading'} renderEmptyState={() => sign}>
                {(option: Option) => (
                  <ListBoxItem
                    id={option.value}
                    textValue={option.label}
                    isDisabled={option.isDisabled}
                    className={overlay.option}
                  >
                    {({ isSelected }) => (
                      <>
                        <span className={overlay.optionLabel}>{option.label}</span>
                        {isSelected && <Check size="1em" aria-hidden />}
                      </>
                    )}
                  </ListBoxItem>
                )}
              </ListBox>
            </Popover>
          </AriaComboBox>
          {value !== '' && !field.isRequired && !field.isDisabled && (
            <ClearButton
              label={field.label}
              onPress={() => {
                setTyped(null);
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
