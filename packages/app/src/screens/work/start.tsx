import { work } from '@lattice/api/resources/blade-flow/work';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { ErrorState } from '@lattice/ui/ErrorState';
import { Grid } from '@lattice/ui/Grid';
import { Page } from '@lattice/ui/Page';
import { Pagination } from '@lattice/ui/Pagination';
import { Skeleton } from '@lattice/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { useUrlState } from '../../records/state/useUrlState.ts';
import { FlowFilters } from '../../features/process/list/FlowFilters.tsx';
import * as css from '../../features/process/list/process.css.ts';
import { ProcessCard } from '../../features/process/start/ProcessCard.tsx';
import { flowQuery } from '../../features/process/list/useFlowList.ts';

const nothingHidden: readonly string[] = [];

/** 发起事务: the processes that may be started, by category. */
export function Start() {
  const { t } = useLingui();
  const state = useUrlState(nothingHidden);
  const { view, change } = state;
  const requested = { ...flowQuery(view), size: 50 };
  const { data, error, refetch } = useQuery({
    queryKey: ['rows', work.path, 'start', requested],
    queryFn: ({ signal }) => client(work).startList(requested, { signal }),
    placeholderData: keepPreviousData,
  });
  const processes = (data?.records ?? []).toSorted((a, b) => a.category.localeCompare(b.category));
  const total = data?.total ?? 0;
  return (
    <Page title={t`发起事务`}>
      <div className={css.stack}>
        <FlowFilters label={t`发起事务`} state={state} />
        {error !== null && (
          <Card>
            <ErrorState title={t`列表没有读出来`} message={errorText(error)} onRetry={() => void refetch()} />
          </Card>
        )}
        {data === undefined && error === null && (
          <Card>
            <Skeleton kind="rows" count={4} />
          </Card>
        )}
        {data !== undefined && processes.length === 0 && (
          <Card>
            <Empty
              kind={Object.keys(view.filters).length > 0 ? 'noMatch' : 'nothing'}
              title={t`没有可以发起的事务`}
              description={t`没有找到要办的事务时，请联系管理员。`}
            />
          </Card>
        )}
        <Grid minWidth={280} gap="md">
          {processes.map((one, at) => (
            <ProcessCard key={one.id || `#${at}`} process={one} />
          ))}
        </Grid>
        {total > 50 && (
          <Card>
            <Pagination
              page={view.page}
              size={50}
              sizes={[50]}
              total={total}
              onChange={({ page }) => change({ page })}
            />
          </Card>
        )}
      </div>
    </Page>
  );
}
