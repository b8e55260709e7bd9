import type { RatingQuery, SatisfactionRating } from '@lattice/api/resources/visualization/dispatch';
import { visualization } from '@lattice/api/resources/visualization';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { usePanel } from '../../features/scene/usePanel.ts';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { client } from '../../session/client.ts';

const calls = ['resource1', 'resource2', 'resource3', 'resource4', 'resource5', 'resource6'] as const;

/** A call that answers how content people are. */
export type RatingCall = (typeof calls)[number];

/** The six ratings, and what each is about. */
export const ratings: readonly { call: RatingCall; label: MessageDescriptor }[] = [
  { call: 'resource1', label: msg`总体满意度` },
  { call: 'resource2', label: msg`办理时效` },
  { call: 'resource3', label: msg`办理质量` },
  { call: 'resource4', label: msg`服务态度` },
  { call: 'resource5', label: msg`问题解决` },
  { call: 'resource6', label: msg`便民服务` },
];

const isRating = (name: string): name is RatingCall => calls.some((one) => one === name);

/** The rating that the scene is about, by its name in the address. */
export function useChosenRating(): (typeof ratings)[number] {
  const chosen = useSceneFilters().choice('of');
  const name = isRating(chosen) ? chosen : 'resource1';
  return ratings.find(({ call }) => call === name) ?? { call: 'resource1', label: msg`总体满意度` };
}

/** One of the ratings for grid and period of the scene. */
export function useRating(call: RatingCall) {
  const { grid, period } = useSceneFilters();
  const query: RatingQuery = { ...(grid !== '' && { gridId: grid }), ...(period !== '' && { dateType: period }) };
  return usePanel<SatisfactionRating>({
    key: ['rating', call, grid, period],
    ask: (signal) => client(visualization)[call](query, { signal }),
    everyMs: 300_000,
  });
}
