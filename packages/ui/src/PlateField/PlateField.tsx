import { useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react';
import { Field } from '../Field/Field.tsx';
import * as frameCss from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { cleanPlate, isWrongPlate, plateKind, PROVINCES, splitPlate } from './plate.ts';
import * as css from './PlateField.css.ts';

/** The value is the whole plate, such as 京A12345, or ''. */
export type PlateFieldProps = FieldProps<string>;

/**
 * A Chinese vehicle plate of 7 characters, 8 for new energy: its province is chosen or typed, and a whole plate may be
 * pasted.
 */
export function PlateField({ value, onChange, onBlur, errorMessage, description, ref, ...field }: PlateFieldProps) {
  const { t } = useLingui();
  const [isVisited, setVisited] = useState(false);
  const [composed, setComposed] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { province, rest } = splitPlate(value);
  const write = (text: string) => {
    const plate = cleanPlate(text);
    onChange(splitPlate(plate).province === '' ? province + plate : plate);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    if (isComposing) setComposed(event.target.value);
    else write(event.target.value);
  };
  const endComposition = (event: CompositionEvent<HTMLInputElement>) => {
    setComposed(null);
    write(event.currentTarget.value);
  };
  const isWrong = isVisited && isWrongPlate(value);
  const kind = plateKind(value) === 'newEnergy' ? t`新能源车牌` : undefined;
  return (
    <Field
      {...field}
      text={value}
      description={kind ?? description}
      errorMessage={
        errorMessage ??
        (isWrong ? t`车牌号应为省份简称加 6 位（新能源 7 位）字母和数字，且没有字母 I 和 O，例如 京A12345` : undefined)
      }
    >
      {({ onBlur: _none, ...control }) => (
        <div
          ref={frame}
          className={frameCss.frame}
          data-invalid={control['aria-invalid']}
          data-disabled={control.disabled || undefined}
          onBlur={(event) => {
            if (frame.current?.contains(event.relatedTarget)) return;
            setVisited(true);
            onBlur?.();
          }}
        >
          <select
            className={css.province}
            aria-label={t`${field.label}的省份`}
            disabled={control.disabled}
            value={province}
            onChange={(event) => onChange(event.target.value + rest)}
          >
            {province === '' && <option value="">{t`省份`}</option>}
            {PROVINCES.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
          <input
            {...control}
            ref={ref}
            className={`${frameCss.input} ${css.rest}`}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="characters"
            placeholder="A12345"
            value={composed ?? rest}
            onChange={type}
            onCompositionEnd={endComposition}
          />
        </div>
      )}
    </Field>
  );
}
