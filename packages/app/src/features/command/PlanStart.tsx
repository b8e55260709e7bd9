import { intelligentPlan } from '@lattice/api/resources/project/intelligentPlan';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Empty } from '@lattice/ui/Empty';
import { Select } from '@lattice/ui/Select';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Switch } from '@lattice/ui/Switch';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { refreshCommand } from './command.ts';

/** Starts a plan that is enabled: for real, or as a rehearsal that sends nothing. */
export function PlanStart({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [id, setId] = useState('');
  const [isDrill, setDrill] = useState(false);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  const { data } = useQuery({
    queryKey: ['rows', intelligentPlan.path, 'startable'],
    queryFn: async ({ signal }) =>
      (await client(intelligentPlan).page({ status: '1', runStatus: '0,2', current: 1, size: 100 }, { signal }))
        .records,
  });
  const chosen = id === '' ? (data?.[0]?.id ?? '') : id;
  const start = async () => {
    setSending(true);
    setFault('');
    try {
      await client(intelligentPlan).submit({ id: chosen, runStatus: '1', isDrill: isDrill ? 1 : 0 });
      onClose();
      await refreshCommand();
    } catch (error) {
      setFault(errorText(error));
      setSending(false);
    }
  };
  const footer = (
    <>
      <Button onPress={onClose}>{t`取消`}</Button>
      <Button
        variant={isDrill ? 'primary' : 'critical'}
        isPending={isSending}
        isDisabled={chosen === ''}
        onPress={() => void start()}
      >
        {isDrill ? t`开始演练` : t`启动响应`}
      </Button>
    </>
  );
  return (
    <Dialog title={t`启动预案`} width={560} isOpen onOpenChange={onClose} footer={footer}>
      <Stack gap="md">
        {fault !== '' && <Alert tone="critical">{fault}</Alert>}
        {data === undefined && <Skeleton kind="lines" count={2} />}
        {data?.length === 0 && <Empty title={t`没有可以启动的预案`} description={t`先在智能预案中启用一份预案。`} />}
        {data !== undefined && data.length > 0 && (
          <>
            <Select
              label={t`预案`}
              isClearable={false}
              value={chosen}
              options={data.map((plan) => ({ value: plan.id, label: plan.planName }))}
              onChange={setId}
            />
            <Switch label={t`仅演练`} value={isDrill} onChange={setDrill} />
            <Alert tone={isDrill ? 'info' : 'warning'}>
              {isDrill ? t`演练只记入调度记录，不发送任何通知。` : t`启动后立即通知总指挥和各工作组。`}
            </Alert>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
