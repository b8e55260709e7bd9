import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { useLingui } from '@lingui/react/macro';
import { FlowTable } from '../../features/process/list/FlowTable.tsx';
import { useFlowList } from '../../features/process/list/useFlowList.ts';

/** 办结事务: the tasks that the person has done. */
export function Done() {
  const { t } = useLingui();
  const list = useFlowList('done');
  return (
    <Page title={t`办结事务`}>
      <FlowTable
        kind="done"
        label={t`办结事务`}
        list={list}
        days={t`到达时间`}
        empty={<Empty title={t`您还没有办理过任务`} />}
      />
    </Page>
  );
}
