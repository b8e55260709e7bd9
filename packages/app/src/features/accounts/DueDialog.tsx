import { type DueAccount, accountCalls } from '@lattice/api/accountCalls';
import { type FreshPassword, user } from '@lattice/api/resources/blade-user';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { type Column, DataTable } from '@lattice/ui/DataTable';
import { Dialog } from '@lattice/ui/Dialog';
import { Empty } from '@lattice/ui/Empty';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { transport } from '../../session/transport.ts';

const none: ReadonlySet<string> = new Set();

interface DueDialogProps {
  /** Whether the person may set passwords anew. */
  canReset: boolean;
  /** Takes new passwords to be shown. */
  onFresh: (passwords: readonly FreshPassword[]) => void;
  onClose: () => void;
}

/** Accounts whose password has to be changed, and why; chosen ones get a new one. */
export function DueDialog({ canReset, onFresh, onClose }: DueDialogProps) {
  const { t } = useLingui();
  const [selected, setSelected] = useState(none);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  const { data, error } = useQuery({
    queryKey: ['rows', user.path, 'due'],
    queryFn: () => accountCalls(transport).due(),
    staleTime: 0,
  });
  const reasons = { weak: t`弱口令`, aged: t`超过有效天数`, fresh: t`首次密码未改` };
  const columns: Column<DueAccount>[] = [
    { id: 'account', header: t`登录账号`, kind: 'text', value: ({ account }) => account },
    { id: 'name', header: t`用户姓名`, kind: 'text', value: ({ name }) => name },
    { id: 'dept', header: t`部门名`, kind: 'text', value: ({ deptName }) => deptName },
    { id: 'reason', header: t`原因`, kind: 'text', value: ({ reason }) => reasons[reason] },
    { id: 'changed', header: t`设置日期`, kind: 'text', value: ({ changed }) => changed },
  ];
  const reset = async () => {
    setSending(true);
    setFault('');
    try {
      onFresh(await client(user).resetPassword({ userIds: [...selected].join(',') }));
      onClose();
    } catch (reason) {
      setFault(errorText(reason));
      setSending(false);
    }
  };
  return (
    <Dialog
      title={t`待改密码的账号`}
      width={760}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`关闭`}</Button>
          {canReset && (
            <Button
              variant="primary"
              isDisabled={selected.size === 0}
              isPending={isSending}
              onPress={() => void reset()}
            >{t`重置所选密码（${selected.size}）`}</Button>
          )}
        </>
      }
    >
      <Stack gap="md">
        <Alert>{t`这些人员下次登录时必须修改密码。弱口令在登录时认出；弱口令表在“系统参数”的“设置”中维护。`}</Alert>
        {(error !== null || fault !== '') && <Alert tone="critical">{error === null ? fault : errorText(error)}</Alert>}
        {data === undefined && error === null && <Skeleton kind="rows" count={4} />}
        {data !== undefined && (
          <DataTable
            label={t`待改密码的账号`}
            columns={columns}
            rows={data}
            getRowId={({ id }) => id}
            {...(canReset && { selected, onSelectedChange: setSelected })}
            empty={<Empty title={t`没有这样的账号`} description={t`在用账号的密码都不需要修改。`} />}
          />
        )}
      </Stack>
    </Dialog>
  );
}
