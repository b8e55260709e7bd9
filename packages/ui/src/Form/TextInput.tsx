import { useLingui } from '@lingui/react/macro';
import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react';
import { halfWidth } from '../Field/halfWidth.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FormFieldKind } from './FormField.ts';
import type { InputProps } from './InputProps.ts';

interface Manner {
  type?: HTMLInputTypeAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  hint?: string;
  clean?: (text: string) => string;
}

const LONG: readonly FormFieldKind[] = ['longtext', 'richtext', 'json', 'files'];

/** Text of every kind that has no input of its own, each with its keyboard and its hint. */
export function TextInput({ field, common, value, onChange }: InputProps) {
  const { t } = useLingui();
  const manners: Partial<Record<FormFieldKind, Manner>> = {
    idcard: { hint: t`18 位公民身份号码`, clean: (text) => halfWidth(text).replaceAll(/\s/g, '').toUpperCase() },
    url: { type: 'url', inputMode: 'url', hint: t`以 http:// 或 https:// 开头` },
    month: { inputMode: 'numeric', hint: t`格式 2026-01`, clean: (text) => halfWidth(text).trim() },
    time: { type: common.isReadOnly ? 'text' : 'time' },
    lnglat: { inputMode: 'decimal', hint: field.axis === 'lat' ? t`0 到 90，最多 15 位小数` : t`0 到 180，最多 15 位小数`, clean: (text) => halfWidth(text).trim() },
    refs: { hint: t`多个编号用逗号分隔`, clean: (text) => halfWidth(text) },
    json: { hint: t`JSON 格式的数组或对象` },
    file: { hint: t`文件的地址` },
    files: { hint: t`文件的地址，多个用逗号分隔` },
  };
  const { type, inputMode, hint, clean = (text: string) => text } = manners[field.kind] ?? {};
  const props = { ...common, description: common.description ?? (common.isReadOnly ? undefined : hint), value: String(value ?? ''), onChange: (text: string) => onChange(clean(text)) };
  if (LONG.includes(field.kind)) return <TextArea {...props} maxLength={field.kind === 'longtext' ? field.max : undefined} rows={field.kind === 'longtext' ? 3 : 5} />;
  return <TextField {...props} type={type} inputMode={inputMode} />;
}
