import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answerOf } from '../screen/answerOf.tsx';
import { type MoverName, type TrackKindName, trackKinds } from './trackKinds.ts';
import type { Mover } from './tracksOf.ts';

/** Movers whose tracks are shown until the person chooses. */
const FIRST = 3;

interface Choice {
  kind: TrackKindName;
  /** `yyyy-MM-dd`; '' for the last day with positions. */
  day: string;
  /** Ids of the chosen movers; null before any choice. */
  chosen: readonly string[] | null;
}

/** Who moved on a day, and the tracks of those who are chosen. */
export function useTracks({ kind, day, chosen }: Choice) {
  const { register, movers: moversOf, positions } = trackKinds[kind];
  const found = useQuery({
    queryKey: ['rows', register.path, 'movers', day],
    queryFn: async ({ signal }) => moversOf(day, signal),
    // The last day stays in view once the address names it.
    placeholderData: (before, query) =>
      query?.queryKey[1] === register.path && before?.day === day ? before : undefined,
  });
  const movers = found.data?.movers;
  const shownDay = found.data?.day ?? day;
  const shown = (chosen ?? movers?.slice(0, FIRST).map(({ id }) => id) ?? []).flatMap(
    (id): MoverName[] => movers?.filter((mover) => mover.id === id) ?? [],
  );
  const requested = useQueries({
    queries: shown.map(({ id }) => ({
      queryKey: ['rows', register.path, 'track', id, shownDay],
      queryFn: async ({ signal }: { signal: AbortSignal }) => positions(id, shownDay, signal),
    })),
    combine: (results) => ({
      positions: results.map(({ data }) => data),
      error: results.find(({ error }) => error !== null)?.error ?? null,
      retry: async () =>
        Promise.all(results.filter(({ error }) => error !== null).map(async ({ refetch }) => refetch())),
    }),
  });
  const isComing = found.data === undefined || requested.positions.some((one) => one === undefined);
  const known = JSON.stringify(shown);
  const tracks = useMemo(
    () =>
      (JSON.parse(known) as MoverName[]).map((mover, at): Mover => ({
        ...mover,
        positions: requested.positions[at] ?? [],
      })),
    [known, requested.positions],
  );
  const { fault } = answerOf({
    data: isComing ? undefined : tracks,
    error: found.error ?? requested.error,
    refetch: async () => (found.error === null ? requested.retry() : found.refetch()),
  });
  return {
    /** The day shown; '' where there are no positions at all. */
    day: shownDay,
    /** Undefined while they come. */
    movers,
    shown,
    tracks,
    isComing,
    fault,
  };
}
