import { type OfferedMap, offeredMaps } from '@lattice/api/baseMaps';
import type { BaseMap } from '@lattice/ui/baseMaps';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { baseMapOf } from './baseMapOf.ts';

/** The base maps that the settings of the page name for a stock server, which keeps none. */
function mapsOfPage(): readonly Partial<OfferedMap>[] {
  const settings = document.querySelector<HTMLMetaElement>('meta[name="lattice-server"]')?.content ?? '';
  const { baseMaps } = JSON.parse(settings || '{}') as { baseMaps?: unknown };
  return Array.isArray(baseMaps) ? (baseMaps as Partial<OfferedMap>[]) : [];
}

/** The maps that may lie below: those of the server where it keeps some, else those of the page's settings. */
export async function offeredBaseMaps(): Promise<readonly BaseMap[]> {
  const found = session.abilities.includes('baseMaps')
    ? await queryClient.fetchQuery<readonly Partial<OfferedMap>[]>({
        queryKey: ['base-maps'],
        queryFn: ({ signal }) => offeredMaps(transport, { signal }),
        staleTime: 60_000,
      })
    : mapsOfPage();
  return found.flatMap((one) => baseMapOf(one) ?? []);
}
