import { useLingui } from '@lingui/react/macro';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps extends FieldProps<boolean> {
  /** Word beside the switch while on; default 是. */
  onText?: string;
  /** Word beside the switch while off; default 否. */
  offText?: string;
}

/** On or off, at once. */
export function Switch({ value, onChange, onText, offText, ref, ...field }: SwitchProps) {
  const { t } = useLingui();
  const text = value ? (onText ?? t`是`) : (offText ?? t`否`);
  return (
    <Field {...field} text={text}>
      {({ 'aria-required': _required, ...control }) => (
        <div className={css.row}>
          <input
            {...control}
            ref={ref}
            type="checkbox"
            role="switch"
            aria-checked={value}
            className={css.input}
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span aria-hidden className={css.text}>
            {text}
          </span>
        </div>
      )}
    </Field>
  );
}
