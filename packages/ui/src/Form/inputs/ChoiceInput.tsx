import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { looksOf } from '../../kinds/looksOf.ts';
import { Button } from '../../Button/Button.tsx';
import type { Option } from '../../Field/Option.ts';
import { MultiSelect } from '../../MultiSelect/MultiSelect.tsx';
import { Select } from '../../Select/Select.tsx';
import type { FormSources } from '../FormSources.ts';
import { ComingWords } from './ComingWords.tsx';
import type { InputProps } from './InputProps.ts';
import { lazyInput } from './lazyInput.ts';

const Radio = lazyInput(async () => (await import('../../Radio/Radio.tsx')).Radio);
const TransferList = lazyInput(async () => (await import('../../TransferList/TransferList.tsx')).TransferList);

const NONE: readonly Option[] = [];

type Choices = { state: 'loading' | 'failed' } | { state: 'ready'; options: readonly Option[] };

const read = new WeakMap<FormSources, Map<string, readonly Option[]>>();

/** What was read of a dictionary before, so that a form opens with its words; it is asked for again all the same. */
function choicesBefore(sources: FormSources, code: string): Choices {
  const options = read.get(sources)?.get(code);
  return options === undefined ? { state: 'loading' } : { state: 'ready', options };
}

function remember(sources: FormSources, code: string, options: readonly Option[]): void {
  const known = read.get(sources) ?? new Map<string, readonly Option[]>();
  read.set(sources, known.set(code, options));
}

/** One or several choices of a dictionary, read when the form is shown. */
export function ChoiceInput({ field, common, value, onChange, sources }: InputProps) {
  const { t } = useLingui();
  const code = field.dict ?? '';
  const [choices, setChoices] = useState(() => choicesBefore(sources, code));
  const asked = useRef('');
  const isComing = choices.state === 'loading';
  useEffect(() => {
    if (!isComing && asked.current === code) return undefined;
    asked.current = code;
    let isCurrent = true;
    sources.options(code).then(
      (options) => {
        remember(sources, code, options);
        if (isCurrent)
          setChoices((now) => (now.state === 'ready' && now.options === options ? now : { state: 'ready', options }));
      },
      () => isCurrent && setChoices((now) => (now.state === 'ready' ? now : { state: 'failed' })),
    );
    return () => {
      isCurrent = false;
    };
  }, [sources, code, isComing]);
  const options = choices.state === 'ready' ? choices.options : NONE;
  const placeholder = isComing ? t`正在读取选项…` : undefined;
  const shared = {
    ...common,
    options,
    errorMessage: choices.state === 'failed' ? t`选项没有读到，暂时不能选择` : common.errorMessage,
  };
  const given = String(value ?? '');
  if (isComing && common.isReadOnly === true && given !== '') return <ComingWords common={common} />;
  const text = isComing ? '' : given;
  const many = {
    ...shared,
    value: text.split(',').filter((one) => one !== ''),
    onChange: (next: readonly string[]) => onChange(next.join(',')),
  };
  const one = { ...shared, value: text, onChange };
  const isMany = looksOf(field).many === true;
  return (
    <div>
      {isMany &&
        (field.input === 'transfer' ? <TransferList {...many} /> : <MultiSelect {...many} placeholder={placeholder} />)}
      {!isMany && (field.input === 'radio' ? <Radio {...one} /> : <Select {...one} placeholder={placeholder} />)}
      {choices.state === 'failed' && (
        <Button size="small" onPress={() => setChoices({ state: 'loading' })}>{t`重新读取选项`}</Button>
      )}
    </div>
  );
}
