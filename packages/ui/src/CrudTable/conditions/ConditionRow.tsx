import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { isOneReference, looksOf, placeOf } from '../../kinds/looksOf.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { DatePicker } from '../../DatePicker/DatePicker.tsx';
import { MultiSelect } from '../../MultiSelect/MultiSelect.tsx';
import { Select } from '../../Select/Select.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { TreeSelect } from '../../TreeSelect/TreeSelect.tsx';
import { emptyTree } from '../../TreeSelect/TreeSource.ts';
import type { FormSources } from '../../Form/FormSources.ts';
import * as css from './AdvancedFilter.css.ts';
import type { Dictionaries } from '../list/crudColumns.ts';
import type { CrudField } from '../CrudField.ts';
import { useOperatorWords } from '../search/activeFilters.ts';
import { operatorsOf } from './operators.ts';
import { useMaskedWords } from '../masked/useMaskedWords.ts';
import { type Condition, type Operator, takesValue } from './where.ts';

export interface ConditionRowProps {
  /** Its place, from 1. */
  place: number;
  condition: Condition;
  fields: readonly CrudField[];
  dictionaries: Dictionaries;
  tree: FormSources['tree'];
  /** Says what is wrong with the value, once it was looked at. */
  isChecked?: boolean;
  onChange: (next: Condition) => void;
  onRemove: () => void;
}

/** One condition: field, comparison, value. */
export function ConditionRow({
  place,
  condition,
  fields,
  dictionaries,
  tree,
  isChecked = false,
  onChange,
  onRemove,
}: ConditionRowProps) {
  const { t } = useLingui();
  const masked = useMaskedWords();
  const words = useOperatorWords();
  const field = fields.find((one) => one.name === condition.field) ?? fields[0];
  if (field === undefined) return null;
  const { operator, value } = condition;
  const set = (next: string) => onChange({ ...condition, value: next });
  const common = { label: t`值`, value, onChange: set, isCompact: true } as const;
  const options = dictionaries.get(field.dict ?? '') ?? [];
  const answer = () => {
    if (!takesValue(operator)) return <span />;
    const { family, calendar } = looksOf(field);
    if (family === 'switch')
      return (
        <Select
          {...common}
          options={[
            { value: '1', label: t`是` },
            { value: '0', label: t`否` },
          ]}
        />
      );
    if (operator === 'in')
      return (
        <MultiSelect
          {...common}
          value={value.split(',').filter(Boolean)}
          onChange={(next: readonly string[]) => set(next.join(','))}
          options={options}
        />
      );
    if (field.dict !== undefined) return <Select {...common} options={options} />;
    if (calendar !== undefined) return <DatePicker {...common} />;
    if (isOneReference(field)) return <TreeSelect {...common} source={tree?.(placeOf(field)) ?? emptyTree} />;
    return (
      <TextField
        {...common}
        placeholder={masked.hint(field)}
        errorMessage={isChecked && operator === 'like' ? masked.fault(field, value) : undefined}
        {...(family === 'number' && { inputMode: 'decimal' as const })}
      />
    );
  };
  return (
    <div role="group" className={css.condition} aria-label={t`条件 ${place}`}>
      <Select
        label={t`字段`}
        isCompact
        isClearable={false}
        value={field.name}
        options={fields.map(({ name, label }) => ({ value: name, label }))}
        onChange={(name) => {
          const next = fields.find((one) => one.name === name);
          if (next) onChange({ field: name, operator: operatorsOf(next)[0] ?? 'equal', value: '' });
        }}
      />
      <Select
        label={t`比较`}
        isCompact
        isClearable={false}
        value={operator}
        options={operatorsOf(field).map((one) => ({
          value: one,
          label: one === 'like' && masked.hint(field) !== undefined ? t`完整或可见部分为` : words[one],
        }))}
        onChange={(next) => onChange({ ...condition, operator: next as Operator })}
      />
      {answer()}
      <IconButton label={t`去掉条件 ${place}`} onPress={onRemove}>
        <Icon of={X} />
      </IconButton>
    </div>
  );
}
