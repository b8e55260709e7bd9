import { type BladeFlow, work } from '@lattice/api/resources/blade-flow/work';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { FlowTable } from '../../features/process/list/FlowTable.tsx';
import { handleAddress } from '../../features/process/list/processAddress.ts';
import { invalidateWork } from '../../features/process/decide/invalidateWork.ts';
import { useFlowCategories } from '../../features/process/list/useFlowCategories.ts';
import { useFlowList } from '../../features/process/list/useFlowList.ts';
import { useGo } from '../../navigation/Address.tsx';

/** 待签事务: tasks that the person may take for themselves. */
export function Claim() {
  const { t } = useLingui();
  const navigate = useGo();
  const { routes } = useFlowCategories();
  const list = useFlowList('claim');
  const [fault, setFault] = useState('');
  const isBusy = useRef(false);
  const first = useMemo(() => {
    const run = async (row: BladeFlow) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setFault('');
      try {
        await client(work).claimTask({ taskId: row.taskId });
        toast.success(t`签收事务成功`, {
          action: { label: t`去办理`, onPress: () => navigate(handleAddress(routes.get(row.category), row)) },
        });
      } catch (error) {
        setFault(errorText(error));
      } finally {
        isBusy.current = false;
      }
      await invalidateWork();
    };
    return { code: 'sign', label: t`签收`, run: (row: BladeFlow) => void run(row) };
  }, [navigate, routes, t]);
  return (
    <Page title={t`待签事务`}>
      <FlowTable
        kind="claim"
        label={t`待签事务`}
        list={list}
        days={t`到达时间`}
        first={first}
        fault={fault}
        onFaultRead={() => setFault('')}
        empty={<Empty title={t`没有待签收的任务`} description={t`分配给您的角色、岗位或部门的任务会出现在这里。`} />}
      />
    </Page>
  );
}
