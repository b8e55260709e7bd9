import { generation } from '@lattice/api/generationCalls';
import { opensCall } from '@lattice/api/moveRefusal';
import { permissionCode } from '@lattice/api/resource';
import { buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { communityinfo } from '@lattice/api/resources/source/communityinfo';
import { communityset } from '@lattice/api/resources/source/communityset';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { formSourcesIn } from '../../records/formSources.ts';
import { loadResource } from '../../records/resources.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { useCodes } from '../../session/useCodes.ts';
import { planOf } from './planOf.ts';

/** Buildings of a community that are looked at: a setting makes 200 at most. */
const MOST = 200;
/** Key of the dictionary `house_status` that new houses have. */
const VACANT = '3';

/** A setting with what it would make, or has made. */
async function settingOf(id: string, language: string, isUndone: boolean, signal: AbortSignal) {
  const [setting, communities] = await Promise.all([
    client(communityset).detail(id, { signal }),
    client(communityinfo).listCommunity({}, { signal }),
  ]);
  const { communityId, isGenerated } = setting;
  const isUsed = isGenerated === 1;
  const ask = (filter: Record<string, string>) =>
    client(buildinginfo).page({ current: 1, size: MOST, ascs: 'id', ...filter }, { signal });
  if (isUsed) {
    const [made, { records }] = await Promise.all([
      isUndone ? generation(transport).made(id, signal) : Promise.resolve(undefined),
      ask({ setId: id }),
    ]);
    return { setting, isUsed, made, buildings: isUndone ? records : [] };
  }
  const [front, { records }, words] = await Promise.all([
    client(buildinginfo).getBuildingStructureAuto({ id }, { signal }),
    ask({ communityId }),
    formSourcesIn(language).options('house_status'),
  ]);
  const { address = '' } = communities.find((one) => one.id === communityId) ?? {};
  return {
    setting,
    isUsed,
    front,
    plan: planOf(setting, front, address, new Set(records.map(({ buildingName }) => buildingName))),
    use: words.find(({ value }) => value === VACANT)?.label ?? '',
  };
}

/** The communities to choose from, the setting of an id with its plan, and what the person may do. */
export function useSetUp(set: string) {
  const { i18n } = useLingui();
  const codes = useCodes();
  const { abilities } = useSnapshot(session);
  const isUndone = abilities.includes('generationUndo');
  const communities = useQuery({
    queryKey: ['rows', communityinfo.path, 'list'],
    queryFn: async ({ signal }) => {
      const [list] = await Promise.all([
        client(communityinfo).listCommunity({}, { signal }),
        // Their fields stand in the forms, in the language shown.
        loadResource(communityinfo.path),
        loadResource(communityset.path),
      ]);
      return list;
    },
  });
  const setting = useQuery({
    queryKey: ['rows', communityset.path, 'set up', set, i18n.locale, isUndone],
    queryFn: ({ signal }) => settingOf(set, i18n.locale, isUndone, signal),
    enabled: set !== '',
  });
  const mayMake = codes !== undefined && opensCall(codes, buildinginfo, buildinginfo.calls.autoSaveBuild, true);
  return {
    communities,
    setting,
    mayMake,
    mayUndo: mayMake && isUndone,
    mayEdit: codes?.has(permissionCode(communityset, set === '' ? 'add' : 'edit')) === true,
    isKnown: codes !== undefined,
  };
}
