import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import * as css from './AdvancedFilter.css.ts';
import { type ConditionDraft, ConditionList, blankCondition } from './ConditionList.tsx';
import { usePart } from '../CrudParts.tsx';
import { duplicateConditions, unsupportedConditions } from './operators.ts';
import { useMaskedWords } from '../masked/useMaskedWords.ts';
import { type Where, trimmedWhere } from './where.ts';

interface AdvancedFilterProps {
  onClose: () => void;
}

/** Conditions over all fields, all of which hold, or any; nothing is sent before 查询. */
export function AdvancedFilter({ onClose }: AdvancedFilterProps) {
  const { t } = useLingui();
  const { view, fields, search } = usePart('search');
  const {
    props: { source, sources },
    dictionaries,
  } = usePart('definition');
  const [join, setJoin] = useState<Where['join']>(view.where?.join ?? 'and');
  const [drafts, setDrafts] = useState<readonly ConditionDraft[]>(() =>
    (view.where?.conditions ?? [blankCondition(fields[0])]).map((condition, key) => ({ key, condition })),
  );
  const where = trimmedWhere({ join, conditions: drafts.map(({ condition }) => condition) });
  const [isChecked, setChecked] = useState(false);
  const { fault } = useMaskedWords();
  const twice = where === undefined ? [] : duplicateConditions(where, fields);
  const isUnfit = ({ condition: { field, operator, value } }: ConditionDraft) =>
    operator === 'like' && fields.some((one) => one.name === field && fault(one, value) !== undefined);
  const isRefused = where !== undefined && source.takesWhere !== true && unsupportedConditions(where);
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
        <ConditionList
          join={join}
          {...(source.takesWhere === true && { onJoin: setJoin })}
          drafts={drafts}
          onChange={setDrafts}
          fields={fields}
          dictionaries={dictionaries ?? new Map()}
          tree={sources.tree}
          isChecked={isChecked}
        />
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
