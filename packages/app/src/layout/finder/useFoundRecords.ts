import { recordName } from '@lattice/api/recordName';
import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type MenuEntry, trailTo } from '../../navigation/MenuEntry.ts';
import { isMaskedHere } from '../../records/maskedSearch.ts';
import { loadResource } from '../../records/resources.ts';
import type { RecentRecord } from '../../features/recent/useRecentRecords.ts';
import { client } from '../../session/client.ts';

/** Registers of which records are looked for, as far as they are in the person's menu. */
const REGISTERS = [
  'source/populationinfo',
  'source/houseinfo',
  'event/event',
  'grid/gridmember',
  'grid/grid',
  'source/orginfo',
];
/** How many records of each register are shown. */
const MOST = 4;
/** Characters from which on records are looked for. */
const SHORTEST = 2;
/** Milliseconds without a key after which they are. */
const PAUSE = 250;

/** What was typed once no key came for a while. */
function useSettled(query: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query.trim()), query === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [query]);
  return settled;
}

async function foundIn(path: string, words: string): Promise<RecentRecord[]> {
  const { searchNodes } = await import('@lattice/api/registerSearch');
  const definition = await loadResource(path);
  const isMasked = await isMaskedHere(definition);
  try {
    const { hits } = await searchNodes(definition, client(definition), words, undefined, isMasked);
    return hits.slice(0, MOST).map(({ id, title }) => ({
      address: `/${path}?open=view:${id}`,
      label: `${i18n._(recordName(definition))} ${title}`,
    }));
  } catch {
    return [];
  }
}

/** Records of several registers by title, number or the end of one, as the person may see them. */
export function useFoundRecords(query: string, entries: readonly MenuEntry[]): readonly RecentRecord[] {
  const words = useSettled(query);
  const paths = REGISTERS.filter((path) => trailTo(entries, `/${path}`).length > 0);
  const { data } = useQuery({
    queryKey: ['rows', 'found records', words, paths, i18n.locale],
    enabled: words.length >= SHORTEST && query.trim() === words,
    queryFn: async () => (await Promise.all(paths.map((path) => foundIn(path, words)))).flat(),
    staleTime: 30_000,
  });
  return query.trim() === words && words.length >= SHORTEST ? (data ?? []) : [];
}
