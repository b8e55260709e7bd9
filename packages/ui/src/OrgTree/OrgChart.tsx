import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { OrgBox } from './OrgBox.tsx';
import { orgKey } from './orgKeys.ts';
import { type OrgDirection, orgLine, type OrgMeasures, type OrgPlan } from './orgPlan.ts';
import * as css from './OrgTree.css.ts';
import type { OrgUnit } from './OrgUnit.ts';
import { usePan } from './usePan.ts';

interface OrgChartProps {
  /** What is drawn, for screen readers. */
  label: string;
  /** The boxes at their places. */
  plan: OrgPlan;
  /** The measures of the plan. */
  measures: OrgMeasures;
  direction: OrgDirection;
  /** How large it is drawn; 1 is life size. */
  scale: number;
  /** Height of the field in pixels. */
  height: number;
  /** The field, for zooming. */
  field: RefObject<HTMLDivElement | null>;
  /** Id of the chosen unit, '' for none. */
  selected: string;
  onSelect: (unit: OrgUnit) => void;
  onFold: (id: string, isFolded: boolean) => void;
  /** Called on the + and - keys. */
  onZoom: (by: number) => void;
}

/** The chart itself: lines, boxes, one tab stop. */
export function OrgChart({
  label,
  plan,
  measures,
  direction,
  scale,
  height,
  field,
  selected,
  onSelect,
  onFold,
  onZoom,
}: OrgChartProps) {
  const { places, width, height: tall } = plan;
  const [current, setCurrent] = useState('');
  const shouldFocus = useRef(false);
  const pan = usePan();
  const known = new Map(places.map((place) => [place.unit.id, place]));
  const stop = known.has(current) ? current : known.has(selected) ? selected : (places[0]?.unit.id ?? '');
  useLayoutEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    const box = field.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]');
    box?.focus({ preventScroll: true });
    box?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useLayoutEffect(() => {
    const box = field.current;
    box?.scrollTo(
      (box.scrollWidth - box.clientWidth) / (direction === 'vertical' ? 2 : Infinity),
      (box.scrollHeight - box.clientHeight) / (direction === 'vertical' ? Infinity : 2),
    );
  }, [field, direction]);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=' || event.key === '-') onZoom(event.key === '-' ? -0.1 : 0.1);
    else {
      const move = orgKey(event.key, places, stop, direction);
      if (move === null) return;
      const unit = known.get(move.id)?.unit;
      if (move.kind === 'choose' && unit) onSelect(unit);
      if (move.kind === 'fold' || move.kind === 'unfold') onFold(move.id, move.kind === 'fold');
      if (move.kind === 'focus') {
        shouldFocus.current = true;
        setCurrent(move.id);
      }
    }
    event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    const box = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=treeitem]') : null;
    const place = known.get(box?.dataset.id ?? '');
    if (place === undefined) return;
    setCurrent(place.unit.id);
    if (event.target instanceof Element && event.target.closest('[data-fold]') !== null) {
      shouldFocus.current = true;
      onFold(place.unit.id, !place.isFolded);
    } else onSelect(place.unit);
  };
  return (
    <div ref={field} className={css.field} style={{ blockSize: height }} {...pan}>
      <div className={css.ground}>
        <div className={css.room} style={{ width: width * scale, height: tall * scale }}>
          <div
            role="tree"
            tabIndex={-1}
            aria-label={label}
            className={css.chart}
            style={{ width, height: tall, transform: `scale(${scale})` }}
            onKeyDown={press}
            onClick={click}
          >
            <svg aria-hidden width={width} height={tall} className={css.lines}>
              {places.map((place) => {
                const above = place.parentId === null ? undefined : known.get(place.parentId);
                return above && <path key={place.unit.id} d={orgLine(above, place, direction, measures)} />;
              })}
            </svg>
            {places.map((place) => (
              <OrgBox
                key={place.unit.id}
                place={place}
                box={measures.box}
                direction={direction}
                isStop={place.unit.id === stop}
                isSelected={place.unit.id === selected}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
