import { normalizeRows } from '@lattice/api/normalizeRows';
import { titleransaction } from '@lattice/api/resources/project/titleransaction';
import type { Box } from '@lattice/ui/MapView';
import type { Option } from '@lattice/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { usePanel } from '../../features/scene/usePanel.ts';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { chosenLots, lotsIn, lotsInBox } from './lots.ts';

/** What of the map is in sight; the figures follow it. */
export const lotSight = proxy<{ box: Box | null }>({ box: null });

/** Entries of a dictionary of the lots; none until they come. */
function useOptions(code: string): readonly Option[] {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { data } = useQuery({ queryKey: ['lots', code, locale], queryFn: () => formSourcesIn(locale).options(code) });
  return data ?? [];
}

/** The states and the kinds of assets. */
export const useLotWords = () => ({
  states: useOptions(titleransaction.fields.status.dict ?? ''),
  uses: useOptions(titleransaction.fields.assetType.dict ?? ''),
});

/** The lots of the chosen grid and those below it: all, those of the choices in the address, and those in sight. */
export function useLots() {
  const { grid, choice } = useSceneFilters();
  const { box } = useSnapshot(lotSight);
  const { data, panel } = usePanel({
    key: ['lots', grid],
    ask: async (signal) =>
      lotsIn(
        (
          await client(titleransaction).listCoordinateRange(
            grid === '' ? {} : { [session.abilities.includes('below') ? 'griddingId_below' : 'griddingId']: grid },
            { signal },
          )
        ).map(normalizeRows(titleransaction)),
      ),
    everyMs: 300_000,
  });
  const [status, use, year] = [choice('status'), choice('use'), choice('year')];
  const lots = useMemo(() => chosenLots(data ?? [], { status, use, year }), [data, status, use, year]);
  const seen = useMemo(() => lotsInBox(lots, box), [lots, box]);
  return { isKnown: data !== undefined, all: data ?? [], lots, seen, panel };
}
