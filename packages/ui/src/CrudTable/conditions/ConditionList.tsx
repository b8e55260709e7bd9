import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Button } from '../../Button/Button.tsx';
import type { FormSources } from '../../Form/FormSources.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { Radio } from '../../Radio/Radio.tsx';
import type { CrudField } from '../CrudField.ts';
import type { Dictionaries } from '../list/crudColumns.ts';
import { ConditionRow } from './ConditionRow.tsx';
import { operatorsOf } from './operators.ts';
import type { Condition, Where } from './where.ts';

/** A condition while it is being made. */
export interface ConditionDraft {
  key: number;
  condition: Condition;
}

export interface ConditionListProps {
  /** Whether all hold or any; the choice is left out without `onJoin`. */
  join: Where['join'];
  onJoin?: (join: Where['join']) => void;
  drafts: readonly ConditionDraft[];
  onChange: (drafts: readonly ConditionDraft[]) => void;
  /** Fields that can be compared. */
  fields: readonly CrudField[];
  dictionaries: Dictionaries;
  tree: FormSources['tree'];
  /** Says what is wrong with values, once they were looked at. */
  isChecked?: boolean;
}

/** A condition on a field that says nothing yet. */
export const blankCondition = (field: CrudField | undefined): Condition => ({
  field: field?.name ?? '',
  operator: (field && operatorsOf(field)[0]) ?? 'equal',
  value: '',
});

/** Conditions one below the other, how they go together, and a button for one more. */
export function ConditionList({
  join,
  onJoin,
  drafts,
  onChange,
  fields,
  isChecked = false,
  ...rest
}: ConditionListProps) {
  const { t } = useLingui();
  const next = Math.max(0, ...drafts.map(({ key }) => key)) + 1;
  return (
    <>
      {onJoin && (
        <Radio
          label={t`条件之间`}
          value={join}
          onChange={(value) => onJoin(value === 'or' ? 'or' : 'and')}
          options={[
            { value: 'and', label: t`全部满足（并且）` },
            { value: 'or', label: t`满足任一（或者）` },
          ]}
        />
      )}
      {drafts.map(({ key, condition }, at) => (
        <ConditionRow
          key={key}
          {...rest}
          place={at + 1}
          condition={condition}
          fields={fields}
          isChecked={isChecked}
          onChange={(changed) => onChange(drafts.map((one) => (one.key === key ? { key, condition: changed } : one)))}
          onRemove={() => onChange(drafts.filter((one) => one.key !== key))}
        />
      ))}
      <Button
        variant="quiet"
        icon={<Icon of={Plus} />}
        onPress={() => onChange([...drafts, { key: next, condition: blankCondition(fields[0]) }])}
      >
        <Trans>新增条件</Trans>
      </Button>
    </>
  );
}
