import { Scene } from '@lattice/ui/Scene';
import { useLingui } from '@lingui/react/macro';
import { SceneTools } from '../features/scene/SceneTools.tsx';
import { useSceneLook } from '../features/scene/useSceneLook.ts';
import { GridFacts } from '../panels/town/gridFacts.tsx';
import { PlaceSearch } from '../panels/town/placeSearch.tsx';
import { TownMap } from '../panels/town/townMap.tsx';

/** 地图可视化: what of the town stands where, in layers. */
export function MapScene() {
  const { t } = useLingui();
  useSceneLook();
  return (
    <Scene
      title={t`地图可视化`}
      tools={<SceneTools hasPeriod />}
      left={
        <>
          <GridFacts />
          <PlaceSearch />
        </>
      }
    >
      <TownMap />
    </Scene>
  );
}
