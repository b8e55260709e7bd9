import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { cleanPhone } from './phone.ts';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'suffix' | 'onKeyDown'>;

/** A Chinese mobile number of 11 digits; spaces, dashes and +86 are removed when focus leaves. */
export function PhoneField({ value, onChange, onBlur, description, ...field }: PhoneFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value);
  const text = cleanPhone(typed) === value ? typed : value;
  return (
    <TextField
      autoComplete="off"
      {...field}
      type="tel"
      inputMode="tel"
      description={description ?? (field.isReadOnly ? undefined : t`11 位手机号码`)}
      value={text}
      onChange={(next) => {
        setTyped(next);
        onChange(cleanPhone(next));
      }}
      onBlur={() => {
        setTyped(value);
        onBlur?.();
      }}
    />
  );
}
