import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { placeOf } from '../../kinds/looksOf.ts';
import { Field } from '../../Field/Field.tsx';
import { isComposing } from '../../Field/isComposing.ts';
import * as fieldCss from '../../Field/Field.css.ts';
import type { Option } from '../../Field/Option.ts';
import type { FormSources } from '../../Form/FormSources.ts';
import { lazyInput } from '../../Form/inputs/lazyInput.ts';
import { SearchField } from '../../SearchField/SearchField.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { emptyTree } from '../../TreeSelect/TreeSource.ts';
import { Waiting } from '../../lazyPart/lazyPart.tsx';
import * as css from '../CrudTable.css.ts';
import type { SearchItem } from './searchQuery.ts';
import { useMaskedWords } from './useMaskedWords.ts';
import { framedSelect } from '../../Field/nativeSelect.css.ts';

const TreeSelect = lazyInput(async () => (await import('../../TreeSelect/TreeSelect.tsx')).TreeSelect);
const RangeInput = lazyInput(async () => (await import('./RangeInput.tsx')).RangeInput);

export interface SearchInputProps {
  item: SearchItem;
  values: Readonly<Record<string, string>>;
  /** Called with a value under its name; a range has two names. */
  onChange: (name: string, value: string) => void;
  /** Asked for by Enter. */
  onSearch: () => void;
  options: readonly Option[];
  tree: FormSources['tree'];
  /** What is wrong with the text, if anything. */
  fault?: string | undefined;
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}) {
  const { t } = useLingui();
  return (
    <Field label={label} isCompact>
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...control }) => (
        <div className={fieldCss.frame}>
          <select
            {...control}
            className={`${fieldCss.input} ${css.choice} ${framedSelect}`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{t`全部`}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}

/** One input of the search bar, by the shape of what it asks for. */
export function SearchInput({ item, values, onChange, onSearch, options, tree, fault }: SearchInputProps): ReactNode {
  const { t } = useLingui();
  const { hint } = useMaskedWords();
  const { name, label, shape } = item;
  const value = values[name] ?? '';
  const set = (next: string) => onChange(name, next);
  const pair = (part: (props: { label: string; value: string; onChange: (value: string) => void }) => ReactNode) => (
    <div className={css.pair}>
      {part({
        label: t`${label}起`,
        value: values[`${name}From`] ?? '',
        onChange: (next) => onChange(`${name}From`, next),
      })}
      {part({
        label: t`${label}止`,
        value: values[`${name}To`] ?? '',
        onChange: (next) => onChange(`${name}To`, next),
      })}
    </div>
  );
  switch (shape) {
    case 'choice':
      return <Choice label={label} value={value} options={options} onChange={set} />;
    case 'toggle':
      return (
        <Choice
          label={label}
          value={value}
          options={[
            { value: '1', label: t`是` },
            { value: '0', label: t`否` },
          ]}
          onChange={set}
        />
      );
    case 'tree':
      return (
        <Waiting value={<div className={css.held} />}>
          <TreeSelect
            label={label}
            value={value}
            onChange={set}
            source={tree?.(placeOf(item.field)) ?? emptyTree}
            isCompact
          />
        </Waiting>
      );
    case 'dates':
      return (
        <div className={css.range}>
          <Waiting value={<div className={css.held} />}>
            <RangeInput
              label={label}
              from={values[`${name}From`] ?? ''}
              to={values[`${name}To`] ?? ''}
              onChange={({ from, to }) => {
                onChange(`${name}From`, from);
                onChange(`${name}To`, to);
              }}
            />
          </Waiting>
        </div>
      );
    case 'numbers':
      return pair((props) => (
        <TextField
          {...props}
          inputMode="decimal"
          isCompact
          onKeyDown={(event) => event.key === 'Enter' && !isComposing(event.nativeEvent) && onSearch()}
        />
      ));
    case 'text':
      return (
        <SearchField
          label={label}
          value={value}
          onChange={set}
          onSearch={onSearch}
          placeholder={hint(item.field)}
          errorMessage={fault}
          isCompact
        />
      );
  }
}
