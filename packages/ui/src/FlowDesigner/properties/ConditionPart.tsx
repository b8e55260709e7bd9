import { useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Radio } from '../../Radio/Radio.tsx';
import { CommitField } from './CommitField.tsx';
import { type Condition, readCondition, type Rule, writeCondition } from '@lattice/flow/conditions';
import { isValidTemplate } from '@lattice/flow/template';
import * as css from '../FlowDesigner.css.ts';
import { RuleLine } from './RuleLine.tsx';

interface ConditionPartProps {
  /** Id of the flow. */
  id: string;
  /** The expression; '' for none. */
  value: string;
  /** Names of variables that the process knows, to choose from. */
  variables: readonly string[];
  onChange: (text: string) => void;
}

const braces = '${ }';
const AGREED: Rule = { variable: 'pass', sign: 'true', value: '' };
const REFUSED: Rule = { variable: 'pass', sign: 'false', value: '' };

/**
 * When a flow is taken, in plain words: rules of which all or any hold; what rules cannot say stands as an expression.
 */
export function ConditionPart({ id, value, variables, onChange }: ConditionPartProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<{ id: string; condition: Condition } | null>(null);
  const read = readCondition(value);
  const condition =
    draft !== null && draft.id === id && writeCondition(draft.condition) === value ? draft.condition : read;
  const rules = condition.kind === 'rules' ? condition.rules : [];
  const isAny = condition.kind === 'rules' && condition.isAny;
  const set = (next: Condition) => {
    setDraft({ id, condition: next });
    const text = writeCondition(next);
    if (text !== value) onChange(text);
  };
  const add = useRef<HTMLButtonElement>(null);
  const setRules = (next: readonly Rule[], any = isAny) =>
    set(next.length === 0 ? { kind: 'none' } : { kind: 'rules', isAny: any, rules: next });
  /** Takes the first rule; its button goes away, so focus goes to the one that adds another. */
  const begin = (rule: Rule) => {
    setRules([rule]);
    add.current?.focus();
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t`什么情况下走这条线`}</legend>
      {condition.kind === 'none' && <p className={css.note}>{t`没有条件：总是走这条线`}</p>}
      {rules.length > 1 && (
        <Radio
          label={t`以下条件`}
          value={isAny ? 'any' : 'all'}
          onChange={(next) => setRules(rules, next === 'any')}
          options={[
            { value: 'all', label: t`全部满足` },
            { value: 'any', label: t`满足任意一个` },
          ]}
        />
      )}
      {rules.map((rule, at) => (
        <div key={at} className={css.rule} role="group" aria-label={t`条件 ${at + 1}`}>
          <RuleLine
            rule={rule}
            variables={variables}
            onChange={(next) => setRules(rules.map((one, index) => (index === at ? next : one)))}
          />
          <div className={css.actions}>
            <IconButton
              size="small"
              label={t`删除条件 ${at + 1}`}
              onPress={() => setRules(rules.filter((_, index) => index !== at))}
            >
              <Icon of={Trash2} />
            </IconButton>
          </div>
        </div>
      ))}
      {condition.kind === 'raw' && (
        <CommitField
          label={t`表达式`}
          value={condition.text}
          onCommit={(text) => set(readCondition(text))}
          description={t`这个表达式不能拆成条件，按原文保存`}
          problem={(text) =>
            text.trim() === '' || (isValidTemplate(text) && /[$#]\{/.test(text))
              ? null
              : t`表达式不能使用：要写在 ${braces} 里面，只能用变量、比较和并且、或者`
          }
        />
      )}
      <div className={css.actions}>
        {condition.kind === 'none' && <Button size="small" onPress={() => begin(AGREED)}>{t`上一步同意时`}</Button>}
        {condition.kind === 'none' && <Button size="small" onPress={() => begin(REFUSED)}>{t`上一步不同意时`}</Button>}
        {condition.kind !== 'raw' && (
          <Button
            ref={add}
            size="small"
            icon={<Icon of={Plus} />}
            onPress={() => setRules([...rules, { variable: '', sign: '==', value: '' }])}
          >{t`添加条件`}</Button>
        )}
        {condition.kind === 'raw' && (
          <Button size="small" onPress={() => set({ kind: 'none' })}>{t`清除表达式`}</Button>
        )}
      </div>
    </fieldset>
  );
}
