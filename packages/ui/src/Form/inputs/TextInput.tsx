import { useLingui } from '@lingui/react/macro';
import { halfWidth } from '../../Field/halfWidth.ts';
import { TextArea } from '../../TextArea/TextArea.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import type { InputProps } from './InputProps.ts';

/** One line of text. */
export function TextInput({ common, value, onChange }: InputProps) {
  return <TextField {...common} value={String(value ?? '')} onChange={onChange} />;
}

/** Several lines of text with a count. */
export function LinesInput({ field, common, value, onChange }: InputProps) {
  return <TextArea {...common} maxLength={field.max ?? 1000} value={String(value ?? '')} onChange={onChange} />;
}

/** A single longitude or latitude. */
export function CoordinateInput({ field, common, value, onChange }: InputProps) {
  const { t } = useLingui();
  const hint = field.axis === 'lat' ? t`0 到 90，最多 15 位小数` : t`0 到 180，最多 15 位小数`;
  return (
    <TextField
      {...common}
      inputMode="decimal"
      description={common.description ?? hint}
      value={String(value ?? '')}
      onChange={(typed) => onChange(halfWidth(typed).trim())}
    />
  );
}
