import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import type { BaseMap } from './base/BaseMap.ts';
import { systemNames } from './coordinates/CoordinateSystem.ts';
import type { Box, Geometry, Position } from './geo.ts';
import { extentOf } from './hooks/extentOf.ts';
import { layerMaker } from './hooks/layerData.ts';
import { useAsked } from './hooks/useAsked.ts';
import { useLiveMap } from './hooks/useLiveMap.ts';
import { useChoice } from './hooks/useChoice.ts';
import { useView } from './hooks/useView.ts';
import { useOverlay } from './hooks/useOverlay.ts';
import { useStart } from './hooks/useStart.ts';
import { mapKeys } from './hooks/mapKeys.ts';
import { useWords } from './hooks/useWords.ts';
import type { FeatureRef, MapLayer } from './layers/MapLayer.ts';
import type { LiveMap } from './live/liveMap.ts';
import * as css from './MapView.css.ts';
import { FeatureCard } from './parts/FeatureCard.tsx';
import { FeatureList } from './parts/FeatureList.tsx';
import { type Hidden, Legend } from './parts/Legend.tsx';
import { MapBar } from './parts/MapBar.tsx';

export type { BaseMap } from './base/BaseMap.ts';
export type { Box, Geometry, Position, Shape } from './geo.ts';
export type {
  BoxAnswer,
  FeatureFact,
  FeatureRef,
  LegendEntry,
  MapCell,
  MapFeature,
  MapLayer,
} from './layers/MapLayer.ts';
export { packFeatures, type PackedFeatures } from './layers/PackedFeatures.ts';

export interface MapViewProps {
  /** What the map shows, for screen readers. */
  label: string;
  /** What is drawn, from below; keep it the same array between renders. */
  layers: readonly MapLayer[];
  /** Height of the map as a CSS length; default 28rem. */
  height?: string;
  /** What is shown at first; default everything that is given at once. A new box is gone to. */
  start?: Box;
  /** What is chosen; the map draws it above all, and goes to a single one that is out of sight. None by default. */
  selected?: readonly FeatureRef[];
  /** Called with what is pressed on the map or in its list, null for the ground; without it nothing can be chosen. */
  onSelect?: (feature: FeatureRef | null) => void;
  /** Called when a feature is to be opened: by its card, or by Enter. */
  onOpen?: (feature: FeatureRef) => void;
  /** Called after a move with the box and the zoom that are seen. */
  onSight?: (box: Box, zoom: number) => void;
  /** A map of somebody else below the layers; none by default, which needs no internet. */
  base?: BaseMap;
  /** Finds a place by name for “go to”; without it coordinates alone are taken. */
  findPlace?: (name: string) => Promise<Position | null>;
  /** A pin; none by default. */
  point?: Position | null;
  /** A line or area above the layers; none by default. */
  drawing?: Geometry | null;
  /** Called with the pressed position, or with the middle of the map on Enter: the map is then there to choose a place. */
  onPick?: (position: Position) => void;
  /** Whether the list of what is in sight stands beside the map; default true. Leave it out only beside a list of the same. */
  hasList?: boolean;
  /** Whether the legend stands on the map; default true. */
  hasLegend?: boolean;
  /** What stands on the map besides, such as tools. */
  children?: ReactNode;
}

const NONE: readonly FeatureRef[] = [];
const hiddenAtFirst = (layers: readonly MapLayer[]): Hidden =>
  Object.fromEntries(
    layers.flatMap(({ id, isHidden, legend }) =>
      isHidden === true ? [[id, (legend ?? [{ kind: '' }]).map(({ kind }) => kind)]] : [],
    ),
  );

/**
 * A map of layers, drawn away from the page so that it stays smooth with 100,000 things, with its list, legend and
 * buttons; Leaflet and the workers are loaded when the first map is shown.
 */
export function MapView({
  label,
  layers,
  height = '28rem',
  start,
  selected = NONE,
  onSelect,
  onOpen,
  onSight,
  base,
  findPlace,
  point = null,
  drawing = null,
  onPick,
  hasList = true,
  hasLegend = true,
  children,
}: MapViewProps) {
  const { t } = useLingui();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(() => hiddenAtFirst(layers));
  const [make] = useState(layerMaker);
  const map = useRef<LiveMap | null>(null);
  const choice = useChoice({ map, layers, onSelect, onOpen, onPick });
  const { live, hasFailed, sight, hasNoBase, hear } = useLiveMap(element, base);
  const whole = useMemo(() => start ?? extentOf(layers), [start, layers]);
  const closed = useMemo(
    () =>
      new Set(
        layers.filter((layer) => (hidden[layer.id]?.length ?? 0) >= (layer.legend?.length ?? 1)).map((one) => one.id),
      ),
    [layers, hidden],
  );
  const { answers, failed, isAsking, again } = useAsked(layers, closed, sight);
  const system = live?.system ?? 'WGS84';
  const drawn = useMemo(() => make(layers, answers, system), [make, layers, answers, system]);
  const view = useView(live, drawn, hidden, sight);
  const words = useWords(layers);
  useEffect(() => {
    if (sight !== null) onSight?.(sight.box, sight.zoom);
  }, [sight, onSight]);
  const onKey = mapKeys({
    live,
    view,
    stop: choice.stop,
    onStop: choice.setStop,
    onOpen: choice.open,
    onPick,
    onWhole: () => whole !== null && live?.fit(whole),
    onEscape: choice.leave,
  });
  useEffect(() => {
    map.current = live;
    hear({ ...choice.events, onKey });
  });
  useStart({ live, whole, start, point, drawing });
  useOverlay({ live, drawn, selected, focus: choice.focus, pin: point, drawing });
  const shownCard = choice.card;
  const size = live?.view.getSize();
  return (
    <div ref={root} role="region" aria-label={label} className={css.root}>
      <div className={css.columns} data-list={hasList || undefined}>
        <div className={css.stage} style={{ height }}>
          <div
            ref={element}
            role="application"
            aria-label={label}
            aria-describedby={`${id}-keys`}
            aria-busy={live === null && !hasFailed}
            className={css.canvas}
            data-pick={onPick !== undefined || undefined}
            data-hit={choice.isOnHit || undefined}
          />
          <div className={css.cross} aria-hidden />
          {live !== null && (
            <>
              {hasLegend && layers.length > 0 && (
                <Legend layers={layers} drawn={drawn} view={view} hidden={hidden} onHide={setHidden} />
              )}
              <MapBar
                root={root}
                onZoom={live.zoomBy}
                onWhole={() => whole !== null && live.fit(whole)}
                onGo={(position) => live.goTo(position, 16)}
                findPlace={findPlace}
              />
              {shownCard !== null && size !== undefined && (
                <FeatureCard
                  feature={shownCard.feature}
                  layer={shownCard.layer}
                  at={live.pixelOf(shownCard.feature.at)}
                  room={[size.x, size.y]}
                  isHover={shownCard.isHover}
                  onOpen={onOpen && (() => onOpen(shownCard.feature))}
                  onClose={choice.leave}
                />
              )}
            </>
          )}
          {children}
          {(failed.size > 0 || hasNoBase) && (
            <div role="alert" className={css.notice}>
              {hasNoBase ? t`底图暂时打不开，已改用自有图层` : t`有图层没有取到`}
              {failed.size > 0 && <Button size="small" onPress={again}>{t`重试`}</Button>}
            </div>
          )}
        </div>
        {hasList && (
          <FeatureList
            layers={layers}
            drawn={drawn}
            view={view}
            selected={selected}
            onSelect={choice.select}
            onFocus={choice.setPointed}
            height={height}
          />
        )}
      </div>
      <div className={css.status}>
        <span id={`${id}-keys`}>
          {hasFailed
            ? t`地图没有加载成功，请检查网络后重新打开；坐标仍可直接输入`
            : onPick === undefined
              ? t`方向键在对象间移动，Shift+方向键移动地图，+ − 缩放，回车打开`
              : t`点击地图选点；或用方向键移动、+ − 缩放，回车选取中心`}
        </span>
        <span>
          {isAsking && `${t`正在读取…`} `}
          {sight !== null && t`中心 ${sight.middle[0].toFixed(6)}，${sight.middle[1].toFixed(6)}`}
          {` ${systemNames[system]}`}
        </span>
      </div>
      <div aria-live="polite" className={visuallyHidden}>
        {choice.stop !== null ? words.ofStop(choice.stop) : view !== null && onPick === undefined && words.ofView(view)}
      </div>
    </div>
  );
}
