import { useLingui } from '@lingui/react/macro';
import type { InputProps } from './InputProps.ts';
import { lazyInput } from './lazyInput.ts';

const IdCardField = lazyInput(async () => (await import('../../IdCardField/IdCardField.tsx')).IdCardField);

/** An ID number that fills in day of birth and sex where the form has fields for them. */
export function IdCardInput({ field, common, value, onChange, onFill }: InputProps) {
  const { t } = useLingui();
  const { birthday, sex } = field.fills ?? {};
  const hint = birthday === undefined && sex === undefined ? t`18 位公民身份号码` : t`18 位，填完后带出出生日期和性别`;
  return (
    <IdCardField
      {...common}
      description={common.description ?? hint}
      value={String(value ?? '')}
      onChange={onChange}
      onRecognised={(facts) => {
        if (birthday !== undefined) onFill(birthday, facts.birthday);
        // GB/T 2261.1: 1 is male, 2 is female.
        if (sex !== undefined) onFill(sex, facts.sex === 'male' ? '1' : '2');
      }}
    />
  );
}
