import { type DataScope, dataScope } from '@lattice/api/resources/blade-system/data-scope';
import { scopePreview } from '@lattice/api/rowSight';
import { Alert } from '@lattice/ui/Alert';
import { Radio } from '@lattice/ui/Radio';
import { TextField } from '@lattice/ui/TextField';
import { toast } from '@lattice/ui/Toast';
import { TreeSelect } from '@lattice/ui/TreeSelect';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { definitionQuery } from '../../records/resources.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { SaveDialog } from '../saveDialog/SaveDialog.tsx';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { ScopeTests } from './ScopeTests.tsx';
import { type ScopeTest, isWhole, scopeValueOf } from './scopeRules.ts';
import { RegisterField } from './RegisterField.tsx';
import { useRegisters } from './useRegisters.ts';
import { useRuleWords } from './useRuleWords.ts';
import { useKept } from '../../records/kept/useKept.ts';

const CUSTOM = '5';
const types: readonly DataScope['scopeType'][] = ['1', '2', '3', '4', CUSTOM];
const firstRule: {
  path: string;
  scopeType: DataScope['scopeType'];
  tests: readonly ScopeTest[];
  join: 'and' | 'or';
  given: string;
} = {
  path: '',
  scopeType: CUSTOM,
  tests: [{ field: '', isNot: false, placeholder: '', values: [] }],
  join: 'or',
  given: '',
};

/** Makes a data scope from a rule in plain words; what it would show is counted before it is saved. */
export function ScopeBuilder({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const registers = useRegisters();
  const { kinds, wordsOf } = useRuleWords();
  const [{ path, scopeType, tests, join, given }, setRule, kept] = useKept('data-scope', firstRule);
  const change = (next: Partial<typeof firstRule>) => setRule((before) => ({ ...before, ...next }));
  const [userId, setUser] = useState('');
  const definition = useQuery({ ...definitionQuery(path), enabled: path !== '' });
  const fields = definition.data?.fields;
  const register = registers.find(({ value }) => value === path);
  const scopeValue = scopeType === CUSTOM ? scopeValueOf(tests, join) : '';
  const isReady = register !== undefined && (scopeType !== CUSTOM || (tests.every(isWhole) && tests.length > 0));
  const rule = { scopeType, scopeColumn: 'create_dept', scopeValue };
  const preview = useQuery({
    queryKey: ['rows', dataScope.path, 'preview', register?.id, scopeType, scopeValue, userId],
    queryFn: () => scopePreview(transport, { menuId: register?.id ?? '', ...rule, ...(userId !== '' && { userId }) }),
    enabled: isReady && session.abilities.includes('sight'),
    staleTime: 0,
  });
  const words = isReady && fields ? wordsOf(rule, fields) : '';
  const name = given === '' && register ? t`${register.label}：${words}`.slice(0, 100) : given;
  const save = async () => {
    if (register === undefined) return;
    const code = `data_${path.replaceAll(/\W+/g, '_')}_${scopeType}`;
    await client(dataScope).submit({
      menuId: register.id,
      scopeName: name,
      resourceCode: code,
      scopeField: '*',
      scopeClass: code,
      ...rule,
    });
    kept.forget();
    toast.success(t`已新增数据权限“${name}”，可在角色的权限设置中授予`);
    await queryClient.invalidateQueries({ queryKey: ['rows', dataScope.path] });
  };
  const shown = preview.data;
  return (
    <SaveDialog
      title={t`按规则新增数据权限`}
      width={720}
      isReady={isReady}
      problem={preview.error}
      onSave={save}
      onClose={onClose}
    >
      <RegisterField
        registers={registers}
        value={path}
        onChange={(next) => {
          change({ path: next, tests: firstRule.tests });
        }}
      />
      <Radio
        label={t`可以看到`}
        orientation="vertical"
        value={scopeType}
        options={[...Object.entries(kinds), [CUSTOM, t`符合下列条件的记录`]].map(([value = '', label = '']) => ({
          value,
          label,
        }))}
        onChange={(value) => change({ scopeType: types.find((one) => one === value) ?? CUSTOM })}
      />
      {scopeType === CUSTOM && fields && (
        <ScopeTests
          fields={fields}
          tests={tests}
          join={join}
          onChange={(next) => change({ tests: next })}
          onJoin={(next) => change({ join: next })}
        />
      )}
      <TextField label={t`权限名称`} value={name} onChange={(next) => change({ given: next })} />
      <TreeSelect
        label={t`以谁的身份预览`}
        description={t`不选时按您自己的部门和网格计算。`}
        source={formSourcesIn(i18n.locale).tree('user')}
        value={userId}
        onChange={setUser}
      />
      {isReady && shown && (
        <Alert title={t`规则：${words}。可以看到 ${shown.total} 条中的 ${shown.seen} 条。`}>
          {shown.names.length > 0 && t`例如：${shown.names.join(t`；`)}`}
        </Alert>
      )}
    </SaveDialog>
  );
}
