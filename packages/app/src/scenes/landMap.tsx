import { Scene } from '@lattice/ui/Scene';
import { useLingui } from '@lingui/react/macro';
import { SceneTools } from '../features/scene/SceneTools.tsx';
import { useSceneLook } from '../features/scene/useSceneLook.ts';
import { LotEndings } from '../panels/lots/lotEndings.tsx';
import { LotFigures } from '../panels/lots/lotFigures.tsx';
import { LotMap } from '../panels/lots/lotMap.tsx';
import { LotStates, LotUses } from '../panels/lots/lotShares.tsx';
import { LotTools } from '../panels/lots/lotTools.tsx';
import { LotYears } from '../panels/lots/lotYears.tsx';

/** 产权地图: the lots of collective property, how they stand, what they cost and how long their contracts run. */
export function LandMap() {
  const { t } = useLingui();
  useSceneLook();
  return (
    <Scene
      title={t`产权地图`}
      tools={
        <>
          <LotTools />
          <SceneTools />
        </>
      }
      left={
        <>
          <LotFigures />
          <LotStates />
        </>
      }
      right={
        <>
          <LotUses />
          <LotYears />
          <LotEndings />
        </>
      }
    >
      <LotMap />
    </Scene>
  );
}
