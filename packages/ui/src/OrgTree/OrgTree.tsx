import { useLingui } from '@lingui/react/macro';
import {
  ArrowDownUp,
  ArrowLeftRight,
  ChevronsDownUp,
  ChevronsUpDown,
  List,
  Maximize,
  Network,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tree } from '../Tree/Tree.tsx';
import { OrgChart } from './OrgChart.tsx';
import { OrgLayout } from './OrgLayout.tsx';
import type { OrgDirection, OrgMeasures } from './orgPlan.ts';
import * as css from './OrgTree.css.ts';
import { orgList } from './orgList.ts';
import type { OrgUnit } from './OrgUnit.ts';
import { useLetter } from './useLetter.ts';
import { useZoom } from './useZoom.ts';

export type { OrgDirection } from './orgPlan.ts';
export type { OrgUnit } from './OrgUnit.ts';

export interface OrgTreeProps {
  /** What is drawn, for screen readers. */
  label: string;
  /** The units at the top, with those under them; keep it the same between renders. */
  units: readonly OrgUnit[];
  /** Which way it grows at first; default `vertical`. */
  direction?: OrgDirection;
  /** Ids of the units that are folded at first; none by default. */
  defaultFolded?: readonly string[];
  /** Id of the chosen unit; '' by default. */
  selected?: string;
  /** Called with the chosen unit. */
  onSelect?: (unit: OrgUnit) => void;
  /** Height of the chart in pixels; default 480. */
  height?: number;
}

const parents = (units: readonly OrgUnit[]): string[] =>
  units.flatMap(({ id, children = [] }) => (children.length > 0 ? [id, ...parents(children)] : []));
const measuresFor = (em: number): OrgMeasures => ({
  box: { width: em * 12, height: em * 4.3 },
  beside: em * 1.5,
  below: 24 + em * 1.75,
});

/**
 * An organisation as boxes and lines, from the top down or from the start on; zoomed, folded, walked by arrows, and
 * shown as a list on demand.
 */
export function OrgTree({
  label,
  units,
  direction: first = 'vertical',
  defaultFolded = [],
  selected = '',
  onSelect,
  height = 480,
}: OrgTreeProps) {
  const { t } = useLingui();
  const field = useRef<HTMLDivElement>(null);
  const [direction, setDirection] = useState(first);
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(defaultFolded));
  const [isList, setList] = useState(false);
  const probe = useRef<HTMLSpanElement>(null);
  const letter = useLetter(probe);
  const measures = useMemo(() => measuresFor(letter), [letter]);
  const list = useMemo(() => orgList(units, (title, note) => t`${title}（${note}）`), [units, t]);
  const { scale, zoom, fit } = useZoom(field);
  const fold = (id: string, isFolded: boolean) =>
    setFolded((now) => new Set(isFolded ? [...now, id] : [...now].filter((one) => one !== id)));
  const percent = Math.round(scale * 100);
  const isDown = direction === 'vertical';
  return (
    <OrgLayout units={units} folded={folded} direction={direction} measures={measures}>
      {(plan) => (
        <div className={css.root} role="group" aria-label={label}>
          <span ref={probe} aria-hidden className={css.letter} />
          <div className={css.bar}>
            {!isList && (
              <>
                <IconButton size="small" label={t`缩小`} isDisabled={scale <= 0.25} onPress={() => zoom(-0.1)}>
                  <Icon of={ZoomOut} />
                </IconButton>
                <span className={css.scale} role="status" aria-label={t`显示比例 ${percent}%`}>
                  {percent}%
                </span>
                <IconButton size="small" label={t`放大`} isDisabled={scale >= 2} onPress={() => zoom(0.1)}>
                  <Icon of={ZoomIn} />
                </IconButton>
                <IconButton size="small" label={t`适合窗口`} onPress={() => fit(plan)}>
                  <Icon of={Maximize} />
                </IconButton>
                <IconButton size="small" label={t`全部展开`} onPress={() => setFolded(new Set())}>
                  <Icon of={ChevronsUpDown} />
                </IconButton>
                <IconButton size="small" label={t`全部收起`} onPress={() => setFolded(new Set(parents(units)))}>
                  <Icon of={ChevronsDownUp} />
                </IconButton>
                <IconButton
                  size="small"
                  label={isDown ? t`改为横向` : t`改为纵向`}
                  onPress={() => setDirection(isDown ? 'horizontal' : 'vertical')}
                >
                  <Icon of={isDown ? ArrowLeftRight : ArrowDownUp} />
                </IconButton>
              </>
            )}
            <span className={css.grow} />
            <IconButton size="small" label={isList ? t`看图形` : t`看列表`} onPress={() => setList(!isList)}>
              <Icon of={isList ? Network : List} />
            </IconButton>
          </div>
          {isList ? (
            <Tree
              label={label}
              data={list}
              hasSearch
              defaultOpen={parents(units)}
              height={height}
              selected={new Set(selected === '' ? [] : [selected])}
              onSelect={(_, { id }) => {
                const unit = findUnit(units, id);
                if (unit) onSelect?.(unit);
              }}
            />
          ) : (
            <OrgChart
              label={label}
              plan={plan}
              measures={measures}
              direction={direction}
              scale={scale}
              height={height}
              field={field}
              selected={selected}
              onSelect={(unit) => onSelect?.(unit)}
              onFold={fold}
              onZoom={zoom}
            />
          )}
        </div>
      )}
    </OrgLayout>
  );
}

function findUnit(units: readonly OrgUnit[], id: string): OrgUnit | undefined {
  for (const unit of units) {
    const found = unit.id === id ? unit : findUnit(unit.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}
