import { type ScaleFault, scaleFaults } from '@lattice/api/psychology/scaleFaults';
import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import { type Scale, scale } from '@lattice/api/resources/psychological/scale';
import { type Scaledetail, scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import { type Scalefactorgroup, scalefactorgroup } from '@lattice/api/resources/psychological/scalefactorgroup';
import {
  type Scalefactorgroupresult,
  scalefactorgroupresult,
} from '@lattice/api/resources/psychological/scalefactorgroupresult';
import type { ScaleOption } from '@lattice/api/psychology/answerCalls';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../session/queryClient.ts';
import { client } from '../../session/client.ts';

/** A question with its options read. */
export interface ScaleItem extends Omit<Scaledetail, 'options'> {
  options: readonly ScaleOption[];
}

/** A scale with all its parts. */
export interface WholeScale {
  scale: Scale;
  items: readonly ScaleItem[];
  factors: readonly Scalefactorgroup[];
  ranges: readonly Scalefactorgroupresult[];
  faults: readonly ScaleFault[];
  /** Somebody has answered it, so its parts stay as they are. */
  isAnswered: boolean;
}

const MOST = 500;

async function load(id: string, signal: AbortSignal): Promise<WholeScale> {
  const all = { current: 1, size: MOST, hmid: id };
  const [head, listed, groups, results, answered] = await Promise.all([
    client(scale).detail(id, { signal }),
    client(scaledetail).list({ hmid: id }, { signal }),
    client(scalefactorgroup).page({ ...all, ascs: 'sort' }, { signal }),
    client(scalefactorgroupresult).page({ ...all, ascs: 'min_score' }, { signal }),
    client(appletanswerrecord).page({ current: 1, size: 1, hmid: id }, { signal }),
  ]);
  const items = listed.map((item) => ({ ...item, options: item.options as readonly ScaleOption[] }));
  const faults = scaleFaults(
    items.map(({ itemNo, itemType, options }) => ({ itemNo: Number(itemNo), itemType, options })),
    groups.records
      .filter(({ isEnabled }) => isEnabled === 1)
      .map((factor) => ({ ...factor, isTotal: factor.isTotal, countThreshold: factor.countThreshold ?? null })),
    results.records.map((range) => ({
      ...range,
      minScore: Number(range.minScore),
      maxScore: Number(range.maxScore),
    })),
  );
  return {
    scale: head,
    items,
    factors: groups.records,
    ranges: results.records,
    faults,
    isAnswered: answered.total > 0,
  };
}

const keyOf = (id: string) => ['rows', scale.path, 'whole', id];

/** A scale with its questions, factors, ranges and what is wrong with them. */
export const useScale = (id: string) =>
  useQuery({ queryKey: keyOf(id), queryFn: ({ signal }) => load(id, signal), staleTime: 0 });

/** Reads a scale and the lists of its parts again. */
export async function renewScale(id: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(id) });
  await queryClient.invalidateQueries({ queryKey: ['rows'], refetchType: 'none' });
}
