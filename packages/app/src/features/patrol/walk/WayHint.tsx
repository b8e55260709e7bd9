import { Icon } from '@lattice/ui/Icon';
import { useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import type { Direction, Way } from './wayTo.ts';
import * as css from './walk.css.ts';

const KILOMETRE = 1000;

/** How far a point is and in which direction, as words and as an arrow. */
export function WayHint({ way: { metres, direction, bearing } }: { way: Way }) {
  const { t, i18n } = useLingui();
  const directions: Record<Direction, string> = {
    n: t`北`,
    ne: t`东北`,
    e: t`东`,
    se: t`东南`,
    s: t`南`,
    sw: t`西南`,
    w: t`西`,
    nw: t`西北`,
  };
  const near = i18n.number(Math.round(metres));
  const far = i18n.number(metres / KILOMETRE, { maximumFractionDigits: 1 });
  return (
    <span className={css.way}>
      <span className={css.arrow} style={{ transform: `rotate(${Math.round(bearing)}deg)` }} aria-hidden>
        <Icon of={ArrowUp} size={24} />
      </span>
      <span>{metres < KILOMETRE ? t`${near} 米` : t`${far} 公里`}</span>
      <span>{directions[direction]}</span>
    </span>
  );
}
