import type { Fields } from '@lattice/api/field';
import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { IconButton } from '@lattice/ui/IconButton';
import { MultiSelect } from '@lattice/ui/MultiSelect';
import { Radio } from '@lattice/ui/Radio';
import { Select } from '@lattice/ui/Select';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { formSourcesIn } from '../../records/formSources.ts';
import { type ScopeTest, placeholdersFor, testableFields } from './scopeRules.ts';
import { useRuleWords } from './useRuleWords.ts';

interface ScopeTestsProps {
  /** Fields of the register. */
  fields: Fields;
  tests: readonly ScopeTest[];
  join: 'and' | 'or';
  onChange: (tests: readonly ScopeTest[]) => void;
  onJoin: (join: 'and' | 'or') => void;
}

interface LineProps {
  fields: Fields;
  test: ScopeTest;
  onChange: (test: ScopeTest) => void;
}

function Line({ fields, test, onChange }: LineProps) {
  const { t, i18n } = useLingui();
  const { placeholders, fieldName } = useRuleWords();
  const choices = placeholdersFor(test.field, fields);
  const code = fields[test.field]?.dict ?? '';
  const entries = useQuery({
    queryKey: ['rows', 'scope-values', code, i18n.locale],
    queryFn: () => formSourcesIn(i18n.locale).options(code),
    enabled: choices.length === 0 && code !== '',
  });
  return (
    <>
      <Select
        label={t`字段`}
        value={test.field}
        isRequired
        options={testableFields(fields).map((value) => ({ value, label: fieldName(value, fields) }))}
        onChange={(field) =>
          onChange({ field, isNot: test.isNot, placeholder: placeholdersFor(field, fields)[0] ?? '', values: [] })
        }
      />
      <Select
        label={t`比较`}
        value={test.isNot ? '<>' : 'in'}
        isRequired
        options={[
          { value: 'in', label: t`是` },
          { value: '<>', label: t`不是` },
        ]}
        onChange={(value) => onChange({ ...test, isNot: value === '<>' })}
      />
      {choices.length > 0 || test.field === '' ? (
        <Select
          label={t`范围`}
          value={test.placeholder}
          isRequired
          options={choices.map((value) => ({ value, label: placeholders[value] ?? value }))}
          onChange={(placeholder) => onChange({ ...test, placeholder })}
        />
      ) : (
        <MultiSelect
          label={t`范围`}
          value={test.values}
          isRequired
          options={entries.data ?? []}
          onChange={(values) => onChange({ ...test, values })}
        />
      )}
    </>
  );
}

/** The conditions of a rule, one a line, all joined in the same way. */
export function ScopeTests({ fields, tests, join, onChange, onJoin }: ScopeTestsProps) {
  const { t } = useLingui();
  return (
    <Stack gap="sm">
      {tests.length > 1 && (
        <Radio
          label={t`条件之间`}
          value={join}
          options={[
            { value: 'or', label: t`符合任意一个` },
            { value: 'and', label: t`全部符合` },
          ]}
          onChange={(value) => onJoin(value === 'and' ? 'and' : 'or')}
        />
      )}
      {tests.map((test, at) => (
        <Stack key={at} direction="row" gap="sm" align="end" wrap>
          <Line
            fields={fields}
            test={test}
            onChange={(next) => onChange(tests.map((one, place) => (place === at ? next : one)))}
          />
          {tests.length > 1 && (
            <IconButton
              label={t`删除第 ${at + 1} 个条件`}
              onPress={() => onChange(tests.filter((_, place) => place !== at))}
            >
              <Icon of={Trash2} />
            </IconButton>
          )}
        </Stack>
      ))}
      <Stack direction="row">
        <Button
          icon={<Icon of={Plus} />}
          onPress={() => onChange([...tests, { field: '', isNot: false, placeholder: '', values: [] }])}
        >{t`增加条件`}</Button>
      </Stack>
    </Stack>
  );
}
