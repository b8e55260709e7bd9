import { event } from '@lattice/api/resources/event/event';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../session/client.ts';
import { type FrequentCategory, frequentCategories } from './frequentCategories.ts';

const LOOKED_AT = 60;
const SHOWN = 6;
/** The categories that the person reports most, else those of the area; undefined while they are on their way. */
export function useFrequentCategories(): readonly FrequentCategory[] | undefined {
  const { data, isError } = useQuery({
    queryKey: ['rows', event.path, 'frequent'],
    queryFn: async () => {
      const own = await client(event).myEventPage({ current: 1, size: LOOKED_AT, descs: 'report_time' });
      const mine = frequentCategories(own.records, SHOWN);
      if (mine.length >= SHOWN / 2) return mine;
      const { records } = await client(event).page({ current: 1, size: LOOKED_AT, descs: 'report_time' });
      return frequentCategories([...own.records, ...records], SHOWN);
    },
    staleTime: 300_000,
  });
  return isError ? [] : data;
}
