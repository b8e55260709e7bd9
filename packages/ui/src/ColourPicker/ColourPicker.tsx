import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Field } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import type { Accent } from '../theme/accent.ts';
import type { Hex } from '../theme/contrast.ts';
import { parseHex } from '../theme/parseHex.ts';
import { AccentNote } from './AccentNote.tsx';
import * as css from './ColourPicker.css.ts';

/** The value is `#rrggbb`. */
export interface ColourPickerProps extends Omit<FieldProps<Hex>, 'labelPosition' | 'isCompact'> {
  /** Colours offered at once, the usual one first; default twelve that serve well, #409eff first. */
  swatches?: readonly Hex[];
  /** What the theme makes of the value, from `accentHere`; with it tints, contrast and corrections are shown. */
  accent?: Accent;
}

const usual: readonly Hex[] = [
  '#409eff',
  '#2563eb',
  '#4f46e5',
  '#7c3aed',
  '#c026d3',
  '#db2777',
  '#dc2626',
  '#ea580c',
  '#d97706',
  '#16a34a',
  '#0d9488',
  '#475569',
];

/** A colour, chosen among swatches, in the system's picker, or typed as digits. */
export function ColourPicker({
  value,
  onChange,
  swatches = usual,
  accent,
  ref,
  errorMessage,
  ...field
}: ColourPickerProps) {
  const { t } = useLingui();
  const group = useId();
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && parseHex(draft) === undefined;
  const choose = (next: Hex) => {
    setDraft(undefined);
    onChange(next);
  };
  const type = (text: string) => {
    setDraft(text);
    const parsedColour = parseHex(text);
    if (parsedColour) onChange(parsedColour);
  };
  return (
    <div className={css.picker}>
      <Field
        {...field}
        text={value}
        errorMessage={isWrong ? t`写成 # 和六位数字或字母，例如 #409EFF` : errorMessage}
        onBlur={() => {
          if (!isWrong) setDraft(undefined);
          field.onBlur?.();
        }}
      >
        {(control) => (
          <div
            className={fieldCss.frame}
            data-invalid={control['aria-invalid']}
            data-disabled={control.disabled || undefined}
          >
            <input
              type="color"
              className={css.well}
              aria-label={t`${field.label}：在调色板中选择`}
              value={value}
              disabled={control.disabled}
              onChange={(event) => choose(parseHex(event.target.value) ?? value)}
            />
            <input
              {...control}
              ref={ref}
              className={fieldCss.input}
              autoComplete="off"
              spellCheck={false}
              value={draft ?? value.toUpperCase()}
              onChange={(event) => type(event.target.value)}
            />
          </div>
        )}
      </Field>
      {!field.isReadOnly && (
        <fieldset className={css.swatches} disabled={field.isDisabled}>
          <legend className={css.legend}>{t`常用颜色`}</legend>
          {swatches.map((color, at) => {
            const name = color.toUpperCase();
            return (
              <label key={color} className={css.swatch} style={{ background: color }} title={name}>
                <input
                  type="radio"
                  className={css.radio}
                  name={group}
                  checked={color === value}
                  onChange={() => choose(color)}
                  aria-label={at === 0 ? t`${name}（默认）` : name}
                />
              </label>
            );
          })}
        </fieldset>
      )}
      {accent && (
        <div aria-live="polite">
          <AccentNote accent={accent} />
        </div>
      )}
    </div>
  );
}
