import type { SendOptions } from '@lattice/api/bind';
import type { Page, PageQuery } from '@lattice/api/call';
import { pageWithin } from '@lattice/ui/pageWithin';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUrlState } from '../../records/state/useUrlState.ts';
import type { FlowRowsView } from '../process/list/FlowRowsCard.tsx';
import { listQuery } from './listQuery.ts';
import { answerOf } from '../screen/answerOf.tsx';

const nothingHidden: readonly string[] = [];
const none: never[] = [];

/** A list whose view is the address, and whose rows are those of the server; `names` are the filters it takes. */
export function useFlowRows<Row>(
  path: string,
  names: readonly string[],
  ask: (query: PageQuery, options: SendOptions) => Promise<Page<Row>>,
): FlowRowsView<Row> {
  const { t } = useLingui();
  const state = useUrlState(nothingHidden);
  const { view } = state;
  const requested = listQuery(view, names);
  const query = useQuery({
    queryKey: ['rows', path, 'list', requested],
    queryFn: ({ signal }) =>
      pageWithin(async (current) => ask({ ...requested, current }, { signal }), view.page, view.size),
    placeholderData: keepPreviousData,
  });
  const { isFetching, isPlaceholderData, refetch } = query;
  const { data, fault } = answerOf(query, t`列表没有读出来`);
  const total = data?.total ?? 0;
  return {
    state,
    rows: data?.records ?? none,
    total,
    page: isPlaceholderData ? view.page : (data?.page ?? view.page),
    fault,
    isKnown: data !== undefined,
    isBusy: isFetching && (isPlaceholderData || data === undefined),
    reload: () => void refetch(),
  };
}
