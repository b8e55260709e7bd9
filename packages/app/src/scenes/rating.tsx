import { Scene } from '@lattice/ui/Scene';
import { useLingui } from '@lingui/react/macro';
import { SceneTools } from '../features/scene/SceneTools.tsx';
import { useSceneLook } from '../features/scene/useSceneLook.ts';
import { RatingAreas } from '../panels/rating/ratingAreas.tsx';
import { RatingFigures } from '../panels/rating/ratingFigures.tsx';
import { RatingKinds } from '../panels/rating/ratingKinds.tsx';
import { RatingStars } from '../panels/rating/ratingStars.tsx';
import { RatingTrend } from '../panels/rating/ratingTrend.tsx';
import { RatingWorst } from '../panels/rating/ratingWorst.tsx';

/** 六个满意度评价: how content people are, where and with what, and the cases in which they are not. */
export function Rating() {
  const { t } = useLingui();
  useSceneLook();
  return (
    <Scene
      title={t`六个满意度评价`}
      tools={<SceneTools hasPeriod />}
      left={
        <>
          <RatingWorst />
          <RatingAreas />
        </>
      }
      leftShares={[1, 'fit']}
      rightShares={[1, 'fit']}
      right={
        <>
          <RatingKinds />
          <RatingStars />
        </>
      }
    >
      <RatingFigures />
      <RatingTrend />
    </Scene>
  );
}
