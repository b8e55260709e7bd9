import { Scene } from '@lattice/ui/Scene';
import { useLingui } from '@lingui/react/macro';
import { pair } from '../features/scene/scene.css.ts';
import { SceneTools } from '../features/scene/SceneTools.tsx';
import { useSceneLook } from '../features/scene/useSceneLook.ts';
import { PartyActivities } from '../panels/party/partyActivities.tsx';
import { PartyFigures } from '../panels/party/partyFigures.tsx';
import { PartyGridMembers } from '../panels/party/partyGridMembers.tsx';
import { PartyGrids } from '../panels/party/partyGrids.tsx';
import { PartyMap } from '../panels/party/partyMap.tsx';
import { PartyOrganisations } from '../panels/party/partyOrganisations.tsx';
import { PartyPeople } from '../panels/party/partyPeople.tsx';

/** 党建网格展示: the Party in the grids: organisations, members, people, activities. */
export function PartyGridExhibition() {
  const { t } = useLingui();
  useSceneLook();
  return (
    <Scene
      title={t`党建网格展示`}
      tools={<SceneTools />}
      left={
        <>
          <PartyFigures />
          <PartyOrganisations />
        </>
      }
      leftShares={['fit', 1]}
      rightShares={[3, 1]}
      right={
        <>
          <PartyPeople />
          <PartyGridMembers />
        </>
      }
    >
      <PartyMap />
      <div className={pair}>
        <PartyActivities />
        <PartyGrids />
      </div>
    </Scene>
  );
}
