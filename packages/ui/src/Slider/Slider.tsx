import { useId, useImperativeHandle, useRef } from 'react';
import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import * as css from './Slider.css.ts';

export interface SliderProps extends FieldProps<number> {
  /** Minimum value; default 0. */
  min?: number;
  /** Maximum value; default 100. */
  max?: number;
  /** Step between values; default 1. */
  step?: number;
  /** Unit shown after the number. */
  unit?: string;
}

/** A number taken from a track, where about is good enough; arrows, Page Up and Down, Home and End move it. */
export function Slider({ value, onChange, min = 0, max = 100, step = 1, unit, ref, ...field }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const generated = useId();
  const id = field.id ?? generated;
  const text = unit === undefined ? String(value) : `${value} ${unit}`;
  return (
    <Field {...field} id={field.isReadOnly ? id : `${id}-0`} isCustom text={text}>
      {(control) => (
        <div className={css.row}>
          <AriaSlider
            id={id}
            className={css.slider}
            aria-label={field.label}
            value={value}
            onChange={onChange}
            minValue={min}
            maxValue={max}
            step={step}
            isDisabled={control.disabled}
          >
            <SliderTrack className={css.track}>
              <div className={css.line}>
                <div className={css.filled} style={{ inlineSize: `${((value - min) / (max - min)) * 100}%` }} />
              </div>
              <SliderThumb
                inputRef={input}
                name={control.name}
                className={css.thumb}
                aria-describedby={control['aria-describedby']}
                autoFocus={control.autoFocus}
                onBlur={control.onBlur}
              />
            </SliderTrack>
          </AriaSlider>
          <span className={css.number} aria-hidden>
            {text}
          </span>
        </div>
      )}
    </Field>
  );
}
