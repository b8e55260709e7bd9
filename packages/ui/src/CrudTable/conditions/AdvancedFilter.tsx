import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { Radio } from '../../Radio/Radio.tsx';
import * as css from './AdvancedFilter.css.ts';
import { ConditionRow } from './ConditionRow.tsx';
import type { CrudField } from '../CrudField.ts';
import { usePart } from '../CrudParts.tsx';
import { duplicateConditions, operatorsOf, unsupportedConditions } from './operators.ts';
import { useMaskedWords } from '../masked/useMaskedWords.ts';
import { type Condition, type Where, trimmedWhere } from './where.ts';

interface AdvancedFilterProps {
  onClose: () => void;
}

interface Draft {
  key: number;
  condition: Condition;
}

const blank = (field: CrudField | undefined): Condition => ({
  field: field?.name ?? '',
  operator: (field && operatorsOf(field)[0]) ?? 'equal',
  value: '',
});

/** Conditions over all fields, all of which hold, or any; nothing is sent before 查询. */
export function AdvancedFilter({ onClose }: AdvancedFilterProps) {
  const { t } = useLingui();
  const { view, fields, search } = usePart('search');
  const {
    props: { source, sources },
    dictionaries,
  } = usePart('definition');
  const [next, setNext] = useState(1000);
  const [join, setJoin] = useState<Where['join']>(view.where?.join ?? 'and');
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    (view.where?.conditions ?? [blank(fields[0])]).map((condition, key) => ({ key, condition })),
  );
  const where = trimmedWhere({ join, conditions: drafts.map(({ condition }) => condition) });
  const [isChecked, setChecked] = useState(false);
  const { fault } = useMaskedWords();
  const twice = where === undefined ? [] : duplicateConditions(where, fields);
  const isUnfit = ({ condition: { field, operator, value } }: Draft) =>
    operator === 'like' && fields.some((one) => one.name === field && fault(one, value) !== undefined);
  const isRefused = where !== undefined && source.takesWhere !== true && unsupportedConditions(where);
  const add = () => {
    setNext(next + 1);
    setDrafts([...drafts, { key: next, condition: blank(fields[0]) }]);
  };
  const apply = () => {
    setChecked(true);
    if (drafts.some(isUnfit)) return;
    search(view.filters, where);
    onClose();
  };
  const footer = (
    <>
      <Button onPress={onClose}>
        <Trans>取消</Trans>
      </Button>
      <Button onPress={() => setDrafts([])} isDisabled={drafts.length === 0}>
        <Trans>清空条件</Trans>
      </Button>
      <Button variant="primary" isDisabled={isRefused || twice.length > 0} onPress={apply}>
        <Trans>查询</Trans>
      </Button>
    </>
  );
  return (
    <Dialog title={t`高级筛选`} width={760} isOpen onOpenChange={onClose} footer={footer}>
      <div className={css.filter}>
        {source.takesWhere === true && (
          <Radio
            label={t`条件之间`}
            value={join}
            onChange={(value) => setJoin(value === 'or' ? 'or' : 'and')}
            options={[
              { value: 'and', label: t`全部满足（并且）` },
              { value: 'or', label: t`满足任一（或者）` },
            ]}
          />
        )}
        {drafts.map(({ key, condition }, at) => (
          <ConditionRow
            key={key}
            place={at + 1}
            condition={condition}
            fields={fields}
            dictionaries={dictionaries ?? new Map()}
            tree={sources.tree}
            isChecked={isChecked}
            onChange={(changed) =>
              setDrafts(drafts.map((one) => (one.key === key ? { key, condition: changed } : one)))
            }
            onRemove={() => setDrafts(drafts.filter((one) => one.key !== key))}
          />
        ))}
        <Button variant="quiet" icon={<Icon of={Plus} />} onPress={add}>
          <Trans>新增条件</Trans>
        </Button>
        {twice.map(({ name, label }) => (
          <Alert key={name} tone="warning">
            <Trans>{label}已部分隐藏，一次查询只能给一个条件；请去掉其余的。</Trans>
          </Alert>
        ))}
        {isRefused && (
          <Alert tone="warning">
            <Trans>同一字段的同一种比较只能用一次，服务器无法同时查询两个；请合并或去掉其中一个条件。</Trans>
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
