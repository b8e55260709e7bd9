import { useLingui } from '@lingui/react/macro';
import { Minus } from 'lucide-react';
import type { OrgDirection, OrgMeasures, OrgPlace } from './orgPlan.ts';
import * as css from './OrgTree.css.ts';

interface OrgBoxProps {
  /** The unit at its place. */
  place: OrgPlace;
  /** Size of a box in pixels. */
  box: OrgMeasures['box'];
  /** Which way the chart grows. */
  direction: OrgDirection;
  /** Whether it is the tab stop of the chart. */
  isStop: boolean;
  /** Whether it is chosen. */
  isSelected: boolean;
}

/** The box of a unit in a chart, with the button that folds what is under it. */
export function OrgBox({ place, box, direction, isStop, isSelected }: OrgBoxProps) {
  const { t } = useLingui();
  const { unit, isFolded, x, y } = place;
  const { title, note, count, children = [] } = unit;
  const under = children.length;
  const people = count === undefined ? '' : t`${count} 人`;
  const second = [note, people].filter(Boolean).join(' · ');
  return (
    <div
      role="treeitem"
      data-id={unit.id}
      tabIndex={isStop ? 0 : -1}
      className={css.unit}
      style={{ left: x, top: y, width: box.width, height: box.height }}
      aria-label={[title, second].filter(Boolean).join(t`，`)}
      aria-level={place.level}
      aria-posinset={place.position}
      aria-setsize={place.size}
      aria-selected={isSelected}
      aria-expanded={under > 0 ? !isFolded : undefined}
    >
      <span className={css.title} title={title}>
        {title}
      </span>
      {second !== '' && (
        <span className={css.note} title={second}>
          {second}
        </span>
      )}
      {under > 0 && (
        <button
          type="button"
          tabIndex={-1}
          data-fold
          data-direction={direction}
          className={css.fold}
          aria-label={isFolded ? t`展开${title}的下级` : t`收起${title}的下级`}
        >
          {isFolded ? `+${under}` : <Minus size="1em" aria-hidden />}
        </button>
      )}
    </div>
  );
}
