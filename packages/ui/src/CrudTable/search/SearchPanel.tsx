import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import type { FormSources } from '../../Form/FormSources.ts';
import type { Dictionaries } from '../list/crudColumns.ts';
import * as css from '../CrudTable.css.ts';
import type { SearchItem } from './searchQuery.ts';
import { useMaskedWords } from '../masked/useMaskedWords.ts';
import { placeOf } from '../../kinds/looksOf.ts';
import { Field } from '../../Field/Field.tsx';
import { isComposing } from '../../Field/isComposing.ts';
import * as fieldCss from '../../Field/Field.css.ts';
import type { Option } from '../../Field/Option.ts';
import { lazyInput } from '../../Form/inputs/lazyInput.ts';
import { SearchField } from '../../SearchField/SearchField.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { emptyTree } from '../../TreeSelect/TreeSource.ts';
import { Waiting } from '../../lazyPart/lazyPart.tsx';
import { framedSelect } from '../../Field/nativeSelect.css.ts';

const TreeSelect = lazyInput(async () => (await import('../../TreeSelect/TreeSelect.tsx')).TreeSelect);
const RangeInput = lazyInput(async () => (await import('../../DateRangePicker/RangeInput.tsx')).RangeInput);

interface SearchInputProps {
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
function SearchInput({ item, values, onChange, onSearch, options, tree, fault }: SearchInputProps): ReactNode {
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

export interface SearchPanelProps {
  /** Name of the kind of record. */
  label: string;
  items: readonly SearchItem[];
  /** Values now in force. */
  values: Readonly<Record<string, string>>;
  /** Called with the values on Enter or 查询. */
  onSearch: (values: Record<string, string>) => void;
  /** Removes all filters. */
  onClear: () => void;
  dictionaries: Dictionaries;
  /** Source of the tree behind a reference; keep what it gives for a path the same between renders. */
  tree: FormSources['tree'];
}

/** Every input that a list is searched by, on demand under the search line. Nothing is asked before Enter or 查询. */
export const SearchPanel = memo(function SearchPanel({
  label,
  items,
  values,
  onSearch,
  onClear,
  dictionaries,
  tree,
}: SearchPanelProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>(values);
  const [inForce, setInForce] = useState(values);
  if (inForce !== values) {
    setInForce(values);
    setDraft(values);
  }
  const [isChecked, setChecked] = useState(false);
  const { fault } = useMaskedWords();
  const faultOf = ({ name, shape, field }: SearchItem) =>
    isChecked && shape === 'text' ? fault(field, draft[name] ?? '') : undefined;
  const search = () => {
    const wrong = items.find(({ name, field }) => fault(field, draft[name] ?? '') !== undefined);
    setChecked(wrong !== undefined);
    if (wrong !== undefined) return;
    onSearch(
      Object.fromEntries(
        Object.entries(draft)
          .map(([name, value]) => [name, value.trim()] as const)
          .filter(([, value]) => value !== ''),
      ),
    );
  };
  const clear = () => {
    setDraft({});
    onClear();
  };
  return (
    <form
      role="search"
      className={css.search}
      aria-label={t`${label}查询条件`}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      {items.map((item) => (
        <SearchInput
          key={item.name}
          item={item}
          values={draft}
          onChange={(name, value) => setDraft((now) => ({ ...now, [name]: value }))}
          onSearch={search}
          options={dictionaries.get(item.field.dict ?? '') ?? []}
          tree={tree}
          fault={faultOf(item)}
        />
      ))}
      <div className={css.searchActions}>
        <Button type="submit" variant="primary" icon={<Icon of={Search} />}>
          <Trans>查询</Trans>
        </Button>
        <Button onPress={clear}>
          <Trans>清空</Trans>
        </Button>
      </div>
    </form>
  );
});
