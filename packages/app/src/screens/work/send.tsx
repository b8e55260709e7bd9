import { Button } from '@lattice/ui/Button';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { useLingui } from '@lingui/react/macro';
import { FlowTable } from '../../features/process/list/FlowTable.tsx';
import { useFlowList } from '../../features/process/list/useFlowList.ts';
import { useGo } from '../../navigation/Address.tsx';

/** 已发事务: the processes that the person started. */
export function Send() {
  const { t } = useLingui();
  const navigate = useGo();
  const list = useFlowList('send');
  return (
    <Page title={t`已发事务`}>
      <FlowTable
        kind="send"
        label={t`已发事务`}
        list={list}
        days={t`发起时间`}
        empty={
          <Empty
            title={t`您还没有发起过流程`}
            action={<Button onPress={() => navigate('/work/start')}>{t`去发起`}</Button>}
          />
        }
      />
    </Page>
  );
}
