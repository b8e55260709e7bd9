import { type DormantAccount, accountCalls } from '@lattice/api/accountCalls';
import { user } from '@lattice/api/resources/blade-user';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { type Column, DataTable } from '@lattice/ui/DataTable';
import { Dialog } from '@lattice/ui/Dialog';
import { Empty } from '@lattice/ui/Empty';
import { Select } from '@lattice/ui/Select';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { transport } from '../../session/transport.ts';

const SPANS = [30, 90, 180, 365];
const none: ReadonlySet<string> = new Set();

/** Accounts with which nobody has signed in for long, to be disabled together. */
export function DormantDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [days, setDays] = useState(90);
  const [selected, setSelected] = useState(none);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['rows', user.path, 'dormant', days],
    queryFn: () => accountCalls(transport).dormant(days),
    staleTime: 0,
  });
  const columns: Column<DormantAccount>[] = [
    { id: 'account', header: t`登录账号`, kind: 'text', value: ({ account }) => account },
    { id: 'name', header: t`用户姓名`, kind: 'text', value: ({ name }) => name },
    { id: 'dept', header: t`部门名`, kind: 'text', value: ({ deptName }) => deptName },
    { id: 'last', header: t`最近登录`, kind: 'text', value: ({ lastLogin }) => lastLogin || t`从未登录` },
  ];
  const disable = async () => {
    setSending(true);
    setFault('');
    try {
      for (const id of selected) await client(user).submit({ id, status: '3' });
      toast.success(t`已停用 ${selected.size} 个账号`);
      setSelected(none);
    } catch (reason) {
      setFault(errorText(reason));
    }
    setSending(false);
    await Promise.all([refetch(), queryClient.invalidateQueries({ queryKey: ['rows', user.path] })]);
  };
  return (
    <Dialog
      title={t`长期未登录的账号`}
      width={760}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`关闭`}</Button>
          <Button
            variant="primary"
            isDisabled={selected.size === 0}
            isPending={isSending}
            onPress={() => void disable()}
          >{t`停用所选（${selected.size}）`}</Button>
        </>
      }
    >
      <Stack gap="md">
        <Select
          isClearable={false}
          label={t`未登录时间`}
          value={String(days)}
          options={SPANS.map((span) => ({ value: String(span), label: t`超过 ${span} 天` }))}
          onChange={(next) => {
            setDays(Number(next));
            setSelected(none);
          }}
        />
        {(error !== null || fault !== '') && <Alert tone="critical">{error === null ? fault : errorText(error)}</Alert>}
        {data === undefined && error === null && <Skeleton kind="rows" count={4} />}
        {data !== undefined && (
          <DataTable
            label={t`长期未登录的账号`}
            columns={columns}
            rows={data}
            getRowId={({ id }) => id}
            selected={selected}
            onSelectedChange={setSelected}
            empty={<Empty title={t`没有这样的账号`} description={t`在用的账号都在这段时间内登录过。`} />}
          />
        )}
      </Stack>
    </Dialog>
  );
}
