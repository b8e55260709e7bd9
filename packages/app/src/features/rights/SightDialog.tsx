import { rowSight } from '@lattice/api/rowSight';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Dialog } from '@lattice/ui/Dialog';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { TreeSelect } from '@lattice/ui/TreeSelect';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { definitionQuery } from '../../records/resources.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { transport } from '../../session/transport.ts';
import { ButtonFacts } from './ButtonFacts.tsx';
import { RegisterField } from './RegisterField.tsx';
import { useRegisters } from './useRegisters.ts';
import { useRuleWords } from './useRuleWords.ts';

interface SightDialogProps {
  userId: string;
  /** What the person is called. */
  name: string;
  onClose: () => void;
}

/** What a person sees of a register and may do with it, and why: the server's own judgement, by role and rule. */
export function SightDialog({ userId, name, onClose }: SightDialogProps) {
  const { t, i18n } = useLingui();
  const registers = useRegisters();
  const { wordsOf } = useRuleWords();
  const [path, setPath] = useState('');
  const [recordId, setRecordId] = useState('');
  const definition = useQuery({ ...definitionQuery(path), enabled: path !== '' });
  const { data, error } = useQuery({
    queryKey: ['rows', 'blade-user', 'sight', userId, path, recordId],
    queryFn: () => rowSight(transport, { userId, path, ...(recordId !== '' && { recordId }) }),
    enabled: path !== '',
    staleTime: 0,
  });
  const register = registers.find(({ value }) => value === path)?.label ?? '';
  const ruleOf = (role: NonNullable<typeof data>['roles'][number]): string => {
    if (!role.opens) return t`没有授予查看权限`;
    const shown = t`${role.seen} 条`;
    if (role.rules === null) return t`全部记录，${shown}`;
    const rules = role.rules.map((rule) => {
      const words = wordsOf(rule, definition.data?.fields ?? {});
      return rule.scopeName === '' ? words : t`“${rule.scopeName}”（${words}）`;
    });
    return t`${shown}，依据：${rules.join(t`；`)}`;
  };
  const record = (sees: boolean | undefined) =>
    sees === undefined ? '' : sees ? t`能看到所选的记录。` : t`看不到所选的记录。`;
  return (
    <Dialog
      title={t`${name}能看到什么`}
      width={720}
      isOpen
      onOpenChange={onClose}
      footer={<Button variant="primary" onPress={onClose}>{t`关闭`}</Button>}
    >
      <Stack gap="md">
        <RegisterField
          registers={registers}
          value={path}
          onChange={(next) => {
            setPath(next);
            setRecordId('');
          }}
        />
        {path !== '' && (
          <TreeSelect
            key={path}
            label={t`记录`}
            description={t`可以不选；选择后说明能否看到这一条。`}
            source={formSourcesIn(i18n.locale).tree(path)}
            value={recordId}
            onChange={setRecordId}
          />
        )}
        {error !== null && <Alert tone="critical">{errorText(error)}</Alert>}
        {path !== '' && data === undefined && error === null && <Skeleton kind="rows" count={3} />}
        {data !== undefined && (
          <>
            <Alert
              tone={data.opens ? 'info' : 'warning'}
              title={
                data.opens
                  ? t`${name}能看到“${register}”${data.total} 条中的 ${data.seen} 条`
                  : t`${name}不能打开“${register}”`
              }
            >
              {data.opens ? record(data.seesRecord) : t`所有角色都没有授予查看权限。`}
            </Alert>
            <Descriptions
              columns={1}
              items={data.roles.map((role) => ({
                label: t`角色“${role.roleName}”`,
                value: [ruleOf(role), record(role.showsRecord)].filter((words) => words !== '').join(t`；`),
              }))}
            />
            <ButtonFacts userId={userId} name={name} path={path} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
