import { Figure } from '@lattice/ui/Figure';
import { Panel } from '@lattice/ui/Panel';
import { useLingui } from '@lingui/react/macro';
import { sixFigures } from '../../features/scene/scene.css.ts';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { type RatingCall, ratings, useChosenRating, useRating } from './rating.ts';

/** Below this share of content people a rating calls for attention. */
const POOR = 85;

interface OneProps {
  call: RatingCall;
  label: string;
  isCurrent: boolean;
}

function One({ call, label, isCurrent }: OneProps) {
  const { t, i18n } = useLingui();
  const { hrefOf } = useSceneFilters();
  const {
    data,
    panel: { ref, fault },
  } = useRating(call);
  const rated = i18n.number(data?.total ?? 0);
  const rate = data?.rate ?? null;
  return (
    <section ref={ref}>
      <Figure
        label={label}
        value={rate}
        unit="%"
        tone={rate !== null && rate < POOR ? 'warning' : 'neutral'}
        note={data === undefined ? (fault ?? t`正在获取`) : t`${rated} 人评价`}
        href={hrefOf({ of: call === 'resource1' ? '' : call })}
        isCurrent={isCurrent}
      />
    </section>
  );
}

/** The six shares of content people; the one that is chosen is what the other panels are about. */
export function RatingFigures() {
  const { t, i18n } = useLingui();
  const chosen = useChosenRating();
  const { panel } = useRating(chosen.call);
  return (
    <Panel title={t`满意率`} asOf={panel.asOf ?? null} isStale={panel.isStale ?? false}>
      <div className={sixFigures}>
        {ratings.map(({ call, label }) => (
          <One key={call} call={call} label={i18n._(label)} isCurrent={call === chosen.call} />
        ))}
      </div>
    </Panel>
  );
}
