import { ApiError } from '@lattice/api/ApiError';
import type { PanelProps } from '@lattice/ui/Panel';
import { useInSight } from '@lattice/ui/useInSight';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { errorText } from '../../base/errorText.ts';
import { useEventNews } from '../notices/eventNews.ts';
import { askPause } from './askPause.ts';

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.code === 403;

/** What a panel asks, and how often. */
export interface PanelQuestion<T> {
  /** Names the question; filters of the scene belong to it. */
  key: readonly string[];
  ask: (signal: AbortSignal) => Promise<T>;
  /** Milliseconds between two questions; default a minute. */
  everyMs?: number;
  /** Asks at once when events are reported or move on; default false. */
  isOfEvents?: boolean;
}

/** What a panel of the kit needs to know of its answer. */
export type PanelState = Pick<PanelProps, 'asOf' | 'isStale' | 'fault' | 'isRefused' | 'isLoading' | 'onRetry' | 'ref'>;

/**
 * The answer of a panel, asked for again and again while the panel is in sight: the last one stays when asking fails,
 * and the pauses grow until it is answered again.
 */
export function usePanel<T>({ key, ask, everyMs = 60_000, isOfEvents = false }: PanelQuestion<T>): {
  data: T | undefined;
  panel: PanelState;
} {
  const [ref, isSeen] = useInSight<HTMLElement>();
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['panel', ...key],
    queryFn: ({ signal }) => ask(signal),
    enabled: isSeen,
    retry: false,
    meta: { tellsAge: true },
    staleTime: everyMs / 2,
    refetchInterval: ({ state }) =>
      askPause(everyMs, state.error !== null, state.dataUpdatedAt === 0 ? 0 : Date.now() - state.dataUpdatedAt),
  });
  useEventNews(useCallback(() => (isOfEvents && isSeen ? void refetch() : undefined), [isOfEvents, isSeen, refetch]));
  return {
    data,
    panel: {
      ref,
      asOf: dataUpdatedAt === 0 ? null : new Date(dataUpdatedAt),
      isStale: error !== null && data !== undefined,
      isLoading: data === undefined && error === null,
      ...(error !== null && data === undefined && { fault: errorText(error), isRefused: isRefusal(error) }),
      onRetry: () => void refetch(),
    },
  };
}
