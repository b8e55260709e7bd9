import { recordLabel } from '@lattice/api/distinguishingFields';
import { recordName } from '@lattice/api/recordName';
import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { hasResource, loadResource } from '../../records/resources.ts';
import { client } from '../../session/client.ts';
import { recordAt } from '../../navigation/recordAddress.ts';
import { openTabs } from '../../navigation/openTabs.ts';

/** A record that was looked at. */
export interface RecentRecord {
  address: string;
  label: string;
}

type Detail = { detail?: (id: string) => Promise<Readonly<Record<string, unknown>> | null> };

/**
 * Names a record as the server does now, masked where it masks; null for one that is gone or may not be seen any more.
 */
async function named(address: string): Promise<RecentRecord | null> {
  const { path, id } = recordAt(address) ?? { path: '', id: '' };
  if (!hasResource(path)) return null;
  try {
    const definition = await loadResource(path);
    const row = await (client(definition) as Detail).detail?.(id);
    const name = row ? recordLabel(definition, row) : '';
    return name !== '' ? { address, label: `${i18n._(recordName(definition))} ${name}` } : null;
  } catch {
    return null;
  }
}

/**
 * The records looked at last, newest first; asked for while they are wanted, since only their addresses are remembered.
 */
export function useRecentRecords(isWanted: boolean): readonly RecentRecord[] {
  const { records } = useSnapshot(openTabs).is;
  const { data } = useQuery({
    queryKey: ['records seen', records, i18n.locale],
    enabled: isWanted && records.length > 0,
    queryFn: async () => (await Promise.all(records.map(named))).filter((record) => record !== null),
    staleTime: 30_000,
  });
  return data ?? [];
}
