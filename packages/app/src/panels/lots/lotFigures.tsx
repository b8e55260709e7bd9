import { Figure } from '@lattice/ui/Figure';
import { Panel } from '@lattice/ui/Panel';
import { useLingui } from '@lingui/react/macro';
import { amounts } from '../../features/scene/scene.css.ts';
import { sumsOf } from './lots.ts';
import { useLots } from './useLots.ts';

/** How many lots are in sight, how large, what is asked and what was paid for them. */
export function LotFigures() {
  const { t } = useLingui();
  const { isKnown, seen, panel } = useLots();
  const { count, area, listed, sold, perMu, gain } = sumsOf(seen);
  const known = (value: number | null) => (isKnown ? value : null);
  return (
    <Panel title={t`视野内的产权`} {...panel} height={220}>
      <div className={amounts}>
        <Figure label={t`宗数`} value={known(count)} />
        <Figure label={t`面积`} value={known(area)} unit={t`亩`} />
        <Figure label={t`挂牌总价`} value={known(listed)} unit={t`元`} />
        <Figure label={t`成交总价`} value={known(sold)} unit={t`元`} />
        <Figure label={t`成交亩价`} value={known(perMu)} unit={t`元`} />
        <Figure
          label={t`溢价率`}
          value={known(gain)}
          unit="%"
          tone={gain !== null && gain < 0 ? 'warning' : 'neutral'}
        />
      </div>
    </Panel>
  );
}
