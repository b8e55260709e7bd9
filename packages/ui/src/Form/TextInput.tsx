import { useLingui } from '@lingui/react/macro';
import { halfWidth } from '../Field/halfWidth.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { InputProps } from './InputProps.ts';

/** One line of text, several with a count, or a single coordinate. */
export function TextInput({ field, common, value, onChange }: InputProps) {
  const { t } = useLingui();
  const text = String(value ?? '');
  if (field.kind === 'longtext') return <TextArea {...common} maxLength={field.max ?? 1000} value={text} onChange={onChange} />;
  if (field.kind !== 'lnglat') return <TextField {...common} value={text} onChange={onChange} />;
  const hint = field.axis === 'lat' ? t`0 到 90，最多 15 位小数` : t`0 到 180，最多 15 位小数`;
  return <TextField {...common} inputMode="decimal" description={common.description ?? hint} value={text} onChange={(typed) => onChange(halfWidth(typed).trim())} />;
}
