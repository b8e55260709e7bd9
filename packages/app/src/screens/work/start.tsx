import { work } from '@lattice/api/resources/blade-flow/work';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Grid } from '@lattice/ui/Grid';
import { Page } from '@lattice/ui/Page';
import { pageWithin } from '@lattice/ui/pageWithin';
import { Pagination } from '@lattice/ui/Pagination';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../session/client.ts';
import { useUrlState } from '../../records/state/useUrlState.ts';
import { FlowFilters } from '../../features/process/list/FlowFilters.tsx';
import * as css from '../../features/process/list/process.css.ts';
import { ProcessCard } from '../../features/process/start/ProcessCard.tsx';
import { useStarts } from '../../features/process/start/useStarts.ts';
import { flowQuery } from '../../features/process/list/useFlowList.ts';
import { answerOf } from '../../features/screen/answerOf.tsx';

const nothingHidden: readonly string[] = [];

/** 发起事务: the processes that the person may start, by category, and below them the others with what hinders. */
export function Start() {
  const { t } = useLingui();
  const state = useUrlState(nothingHidden);
  const { view, change } = state;
  const requested = { ...flowQuery(view), size: 50 };
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', work.path, 'start', requested],
      queryFn: ({ signal }) =>
        pageWithin(async (current) => client(work).startList({ ...requested, current }, { signal }), view.page, 50),
      placeholderData: keepPreviousData,
    }),
    t`列表没有读出来`,
  );
  const processes = (data?.records ?? []).toSorted((a, b) => a.category.localeCompare(b.category));
  const total = data?.total ?? 0;
  const { starts, isComing } = useStarts(processes);
  const isThere = data !== undefined && !isComing;
  const groups = [
    { label: t`可以发起`, shown: starts.filter(({ obstacle }) => obstacle === null) },
    { label: t`不能发起`, shown: starts.filter(({ obstacle }) => obstacle !== null) },
  ].filter(({ shown }) => shown.length > 0);
  return (
    <Page title={t`发起事务`}>
      <div className={css.stack}>
        <FlowFilters label={t`发起事务`} state={state} />
        {!isThere && <Card>{fault ?? <Skeleton kind="rows" count={4} />}</Card>}
        {isThere && processes.length === 0 && (
          <Card>
            <Empty
              kind={Object.keys(view.filters).length > 0 ? 'noMatch' : 'nothing'}
              title={t`没有可以发起的事务`}
              description={t`没有找到要办的事务时，请联系管理员。`}
            />
          </Card>
        )}
        {isThere &&
          groups.map(({ label, shown }) => (
            <section key={label} aria-label={label} className={css.group}>
              <Stack direction="row" gap="sm" align="baseline">
                <Text as="h2" size="base">
                  {label}
                </Text>
                <Text tone="muted">{shown.length}</Text>
              </Stack>
              <Grid minWidth={280} gap="md">
                {shown.map((start, at) => (
                  <ProcessCard key={start.process.id || `#${at}`} start={start} />
                ))}
              </Grid>
            </section>
          ))}
        {total > 50 && (
          <Card>
            <Pagination
              page={data?.page ?? view.page}
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
