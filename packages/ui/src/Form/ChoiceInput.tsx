import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Option } from '../Field/Option.ts';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { Select } from '../Select/Select.tsx';
import type { InputProps } from './InputProps.ts';

type Choices = { state: 'loading' | 'failed' } | { state: 'ready'; options: readonly Option[] };

/** One or several choices of a dictionary, read when the form is shown. */
export function ChoiceInput({ field, common, value, onChange, sources }: InputProps) {
  const { t } = useLingui();
  const [choices, setChoices] = useState<Choices>({ state: 'loading' });
  const code = field.dict ?? '';
  useEffect(() => {
    if (choices.state !== 'loading') return undefined;
    let isCurrent = true;
    sources.options(code).then(
      (options) => isCurrent && setChoices({ state: 'ready', options }),
      () => isCurrent && setChoices({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [sources, code, choices.state]);
  const options = choices.state === 'ready' ? choices.options : [];
  const shared = {
    ...common,
    options,
    placeholder: choices.state === 'loading' ? t`正在读取选项…` : undefined,
    errorMessage: choices.state === 'failed' ? t`选项没有读到，暂时不能选择` : common.errorMessage,
  };
  const text = String(value ?? '');
  return (
    <div>
      {field.kind === 'multidict' ? (
        <MultiSelect {...shared} value={text.split(',').filter((one) => one !== '')} onChange={(next) => onChange(next.join(','))} />
      ) : (
        <Select {...shared} value={text} onChange={onChange} />
      )}
      {choices.state === 'failed' && <Button size="small" onPress={() => setChoices({ state: 'loading' })}>{t`重新读取选项`}</Button>}
    </div>
  );
}
