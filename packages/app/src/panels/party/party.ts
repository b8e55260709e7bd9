import { partyFigures } from '@lattice/api/partyFigures';
import { grid } from '@lattice/api/resources/grid/grid';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { article } from '@lattice/api/resources/cms/article';
import { poPartyorg } from '@lattice/api/resources/party/poPartyorg';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { usePanel } from '../../features/scene/usePanel.ts';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { client } from '../../session/client.ts';
import { transport } from '../../session/transport.ts';

/** How many organisations a town may have on one screen. */
const MOST_ORGANISATIONS = 500;

const useGridQuery = () => {
  const { grid: id } = useSceneFilters();
  return { id, query: id === '' ? {} : { gridingId: id } };
};

/** Numbers of the chosen grid. */
export function usePartyFigures() {
  const { id, query } = useGridQuery();
  return usePanel({
    key: ['party', 'figures', id],
    ask: (signal) => client(grid).getGridStatistics(query, { signal }),
    everyMs: 300_000,
  });
}

/** The grids right below the chosen one, or below the only one at the top. */
export function usePartyGrids() {
  const { id, query } = useGridQuery();
  return usePanel({
    key: ['party', 'grids', id],
    ask: async (signal) => {
      const grids = await client(grid).getPartyGridList(query, { signal });
      const [root] = grids;
      return id === '' && root !== undefined && grids.length === 1
        ? client(grid).getPartyGridList({ gridingId: root.id }, { signal })
        : grids;
    },
    everyMs: 300_000,
  });
}

/** Organisations of the Party that are at work, those above first. */
export const usePartyOrganisations = () =>
  usePanel({
    key: ['party', 'organisations'],
    ask: async (signal) =>
      (await client(poPartyorg).page({ current: 1, size: MOST_ORGANISATIONS, status: '1' }, { signal })).records,
    everyMs: 600_000,
  });

/** Grid members of the chosen grid who belong to the Party, masked. */
export function usePartyGridMembers() {
  const { id, query } = useGridQuery();
  return usePanel({
    key: ['party', 'members', id],
    ask: (signal) => client(gridmember).getPartyGridMemberList(query, { signal }),
    everyMs: 300_000,
  });
}

/** Activities of the Party for the chosen grid. */
export function usePartyActivities() {
  const { id, query } = useGridQuery();
  return usePanel({
    key: ['party', 'activities', id],
    ask: (signal) => client(article).getPartyActivityList(query, { signal }),
    everyMs: 300_000,
  });
}

/** Whose numbers, ages and schooling are shown. */
export type Whose = 'residents' | 'members' | 'party';

/** Residents, grid members, or members of the Party, of the chosen grid: numbers, ages and schooling. */
export function usePeople(who: Whose) {
  const { id, query } = useGridQuery();
  return usePanel({
    key: ['party', who, id],
    ask: async (signal) => {
      if (who === 'residents') {
        const calls = client(populationinfo);
        const [{ total, partyMember, male, female }, ages, education] = await Promise.all([
          calls.getPopulationStatistics(query, { signal }),
          calls.getPopulationAgeStatistics(query, { signal }),
          calls.getPopulationEduStatistics(query, { signal }),
        ]);
        return { total, partyMember, probationary: null, male, female, ages, education };
      }
      if (who === 'party') {
        const { full, probationary, ...found } = await partyFigures(transport, id === '' ? {} : { griddingId: id }, {
          signal,
        });
        return { ...found, partyMember: full, probationary };
      }
      const calls = client(gridmember);
      const [{ total, partyMember, male, female }, ages, education] = await Promise.all([
        calls.getGridMemberStatistics(query, { signal }),
        calls.getGridMemberAgeStatistics(query, { signal }),
        calls.getGridMemberEduStatistics(query, { signal }),
      ]);
      return { total, partyMember, probationary: null, male, female, ages, education };
    },
    everyMs: 300_000,
  });
}
