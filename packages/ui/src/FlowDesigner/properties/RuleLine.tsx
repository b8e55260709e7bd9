import { useLingui } from '@lingui/react/macro';
import { Select } from '../../Select/Select.tsx';
import { CommitField } from './CommitField.tsx';
import { asksDecision, type Rule, type RuleSign, typedValue } from '@lattice/flow/conditions';
import * as css from '../FlowDesigner.css.ts';

interface RuleLineProps {
  rule: Rule;
  /** Names of variables that the process knows. */
  variables: readonly string[];
  onChange: (rule: Rule) => void;
}

const OTHER = ' ';
const DECIDED = ['agreed', 'refused'] as const;

/** One line of a condition: what is looked at, how, and what it is compared with. */
export function RuleLine({ rule, variables, onChange }: RuleLineProps) {
  const { t } = useLingui();
  const decision = asksDecision(rule);
  const signs: readonly { value: RuleSign; label: string }[] = [
    { value: '==', label: t`等于` },
    { value: '!=', label: t`不等于` },
    { value: '>', label: t`大于` },
    { value: '>=', label: t`大于或等于` },
    { value: '<', label: t`小于` },
    { value: '<=', label: t`小于或等于` },
    { value: 'true', label: t`为是` },
    { value: 'false', label: t`为否` },
    { value: 'empty', label: t`为空` },
    { value: 'filled', label: t`不为空` },
  ];
  const asks = ['true', 'false', 'empty', 'filled'].includes(rule.sign);
  const names = [...new Set(['days', ...variables, ...(rule.variable === '' ? [] : [rule.variable])])].filter(
    (name) => name !== 'pass' && name !== 'flag',
  );
  const looks = decision === null ? (rule.variable === '' ? OTHER : rule.variable) : 'pass';
  const look = (variable: string) =>
    onChange(
      variable === 'pass'
        ? { variable, sign: 'true', value: '' }
        : {
            ...rule,
            variable: variable === OTHER ? '' : variable,
            sign: decision === null ? rule.sign : '==',
            value: decision === null ? rule.value : '',
          },
    );
  const compare = (next: string) => {
    const sign = signs.find(({ value }) => value === next)?.value;
    if (sign !== undefined)
      onChange({ ...rule, sign, value: ['true', 'false', 'empty', 'filled'].includes(sign) ? '' : rule.value });
  };
  const decide = (next: string) =>
    onChange({ variable: 'pass', sign: next === 'refused' ? 'false' : 'true', value: '' });
  return (
    <div className={css.fields}>
      <Select
        label={t`看什么`}
        value={looks}
        onChange={look}
        isClearable={false}
        isCompact
        options={[
          { value: 'pass', label: t`上一步的审批结果` },
          ...names.map((name) => ({ value: name, label: name })),
          { value: OTHER, label: t`其他变量…` },
        ]}
      />
      {looks === OTHER && (
        <CommitField
          label={t`变量名`}
          value={rule.variable}
          onCommit={(variable) => onChange({ ...rule, variable: variable.trim() })}
        />
      )}
      {decision !== null && (
        <Select
          label={t`结果`}
          value={decision}
          onChange={decide}
          isClearable={false}
          isCompact
          options={DECIDED.map((value) => ({ value, label: value === 'agreed' ? t`同意` : t`不同意` }))}
        />
      )}
      {decision === null && (
        <div className={css.pair}>
          <Select
            label={t`怎样比较`}
            value={rule.sign}
            onChange={compare}
            isClearable={false}
            isCompact
            options={signs}
          />
          {!asks && (
            <CommitField
              label={t`值`}
              value={String(rule.value)}
              onCommit={(text) => onChange({ ...rule, value: typedValue(text.trim()) })}
            />
          )}
        </div>
      )}
    </div>
  );
}
