import { dept } from '@lattice/api/resources/blade-system/dept';
import { role } from '@lattice/api/resources/blade-system/role';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Select } from '@lattice/ui/Select';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { signOut } from '../../session/signOut.ts';
import { switchTo } from '../../session/switchTo.ts';

const only = (ids: string) => (ids.includes(',') ? '' : ids);

/** Asks as which department and role to work; after a login it waits for an answer, from the menu it may be left. */
export function SwitchDialog() {
  const { t } = useLingui();
  const form = useId();
  const { switching, user } = useSnapshot(session);
  const [deptId, setDeptId] = useState(only(user?.dept_id ?? ''));
  const [roleId, setRoleId] = useState(only(user?.role_id ?? ''));
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const userId = user?.user_id ?? '';
  const depts = useQuery({
    queryKey: ['switch', 'dept', userId],
    queryFn: ({ signal }) => client(dept).select({ userId }, { signal }),
  });
  const roles = useQuery({
    queryKey: ['switch', 'role', userId],
    queryFn: ({ signal }) => client(role).select({ userId }, { signal }),
  });
  const isDue = switching === 'due';
  // Somebody without any department is not held up for one.
  const [lacksDept, lacksRole] = [deptId === '' && depts.data?.length !== 0, roleId === '' && roles.data?.length !== 0];
  const close = () => {
    if (!isDue) session.switching = null;
  };
  const change = async () => {
    setPending(true);
    setFailure('');
    try {
      await switchTo({ deptId, roleId });
    } catch (error) {
      setFailure(errorText(error));
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!lacksDept && !lacksRole && !isPending) void change();
  };
  const fault = failure || ((depts.error ?? roles.error) ? errorText(depts.error ?? roles.error) : '');
  return (
    <Dialog
      role={isDue ? 'alertdialog' : 'dialog'}
      title={t`切换部门/角色`}
      width={440}
      isOpen
      onOpenChange={close}
      footer={
        <>
          {isDue ? (
            <Button onPress={() => void signOut()}>{t`退出登录`}</Button>
          ) : (
            <Button onPress={close}>{t`取消`}</Button>
          )}
          <Button variant="primary" type="submit" form={form} isPending={isPending}>{t`确定`}</Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} aria-label={t`切换部门/角色`}>
        <Stack gap="sm">
          {fault !== '' && <Alert tone="critical">{fault}</Alert>}
          <Select
            label={t`部门`}
            isRequired
            options={(depts.data ?? []).map(({ id, deptName }) => ({ value: id, label: deptName }))}
            value={depts.data ? deptId : ''}
            onChange={setDeptId}
            {...(isTried && lacksDept && { errorMessage: t`请选择部门` })}
          />
          <Select
            label={t`角色`}
            isRequired
            options={(roles.data ?? []).map(({ id, roleName }) => ({ value: id, label: roleName }))}
            value={roles.data ? roleId : ''}
            onChange={setRoleId}
            {...(isTried && lacksRole && { errorMessage: t`请选择角色` })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
