import { pageOrder } from '@lattice/api/pageQuery';
import { type BladeFlow, type FlowQuery, work } from '@lattice/api/resources/blade-flow/work';
import type { CrudView } from '@lattice/ui/CrudTable';
import { pageWithin } from '@lattice/ui/pageWithin';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../../../session/client.ts';
import { useUrlState } from '../../../records/state/useUrlState.ts';
import { answerOf } from '../../screen/answerOf.tsx';
import type { FlowRowsView } from './FlowRowsCard.tsx';
import { pageOfRecords } from './pageOfRecords.ts';

/** The lists of the workflow: to be claimed, to do, sent and done. */
export type FlowKind = 'claim' | 'todo' | 'send' | 'done';

const calls = { claim: 'claimList', todo: 'todoList', send: 'sendList', done: 'doneList' } as const;
const nothingHidden: readonly string[] = [];
const none: readonly BladeFlow[] = [];

/** The question that a view asks: its filters are named as on the wire. */
export function flowQuery(view: CrudView): FlowQuery {
  const { category, processDefinitionName, beginDate, endDate } = view.filters;
  return {
    ...pageOrder(view),
    ...(category && { category }),
    ...(processDefinitionName && { processDefinitionName }),
    ...(beginDate && { beginDate }),
    ...(endDate && { endDate }),
  };
}

/** A list of the workflow as it is looked at: its view is the address, its rows those of the server. */
export function useFlowList(kind: FlowKind): FlowRows {
  const { t } = useLingui();
  const state = useUrlState(nothingHidden);
  const { view } = state;
  const requested = flowQuery(view);
  const query = useQuery({
    queryKey: ['rows', work.path, kind, requested],
    queryFn: ({ signal }) =>
      pageWithin(
        async (current) => client(work)[calls[kind]]({ ...requested, current }, { signal }),
        view.page,
        view.size,
      ),
    placeholderData: keepPreviousData,
  });
  const { isFetching, isPlaceholderData, refetch } = query;
  const { data, fault } = answerOf(query, t`列表没有读出来`);
  const page = isPlaceholderData ? view.page : (data?.page ?? view.page);
  const records = data?.records ?? none;
  const rows = useMemo(() => pageOfRecords(records, page, view.size), [records, page, view.size]);
  const total = data?.total ?? 0;
  return {
    state,
    rows,
    total,
    page,
    fault,
    isKnown: data !== undefined,
    isBusy: isFetching && (isPlaceholderData || data === undefined),
    reload: () => void refetch(),
  };
}

/** What `useFlowList` gives. */
export type FlowRows = FlowRowsView<BladeFlow>;
