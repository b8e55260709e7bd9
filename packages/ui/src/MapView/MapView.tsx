import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import type { BaseMap } from './base/BaseMap.ts';
import type { Box, Geometry, Position } from './geo.ts';
import { extentOf } from './hooks/extentOf.ts';
import { layerMaker } from './hooks/layerData.ts';
import { useAsked } from './hooks/useAsked.ts';
import { useBaseMaps } from './hooks/useBaseMaps.ts';
import { useLiveMap } from './hooks/useLiveMap.ts';
import { useChoice } from './hooks/useChoice.ts';
import { useView } from './hooks/useView.ts';
import { useOverlay } from './hooks/useOverlay.ts';
import { useStart } from './hooks/useStart.ts';
import { mapKeys } from './hooks/mapKeys.ts';
import { useHidden } from './hooks/useHidden.ts';
import { useMapTool } from './hooks/useMapTool.ts';
import { useTeller } from './hooks/useTeller.ts';
import { useToolKeys } from './hooks/useToolKeys.ts';
import { useWords } from './hooks/useWords.ts';
import type { FeatureRef, Gathering, MapLayer } from './layers/MapLayer.ts';
import type { LiveMap } from './live/liveMap.ts';
import { MapToolContext } from './MapToolContext.ts';
import * as css from './MapView.css.ts';
import { BaseMenu } from './parts/BaseMenu.tsx';
import { FeatureCard } from './parts/FeatureCard.tsx';
import { FeatureList } from './parts/FeatureList.tsx';
import { Legend } from './parts/Legend.tsx';
import { MapBar } from './parts/MapBar.tsx';
import { MapNotice } from './parts/MapNotice.tsx';
import { PictureButtons } from './parts/PictureButtons.tsx';
import { StatusLine } from './parts/StatusLine.tsx';
import { ToolMenu } from './parts/ToolMenu.tsx';
import { ToolSheet } from './parts/ToolSheet.tsx';

export type { BaseMap } from './base/BaseMap.ts';
export type { Box, Geometry, Position, Shape } from './geo.ts';
export type { BoxAnswer, FeatureAct, FeatureFact, FeatureRef, MapFeature, MapLayer } from './layers/MapLayer.ts';
export type { LegendEntry, MapCell } from './layers/MapLayer.ts';
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
  /** What is gathered beside `selected`, and how; the card of a feature then adds it and takes it away. */
  gathering?: Gathering;
  /** Called after a move with the box and the zoom that are seen. */
  onSight?: (box: Box, zoom: number) => void;
  /** The map below the layers; default what was chosen of `BaseMaps`, or the own ground, which needs no internet. */
  base?: BaseMap;
  /** Finds a place by name for “go to”; without it coordinates alone are taken. */
  findPlace?: (name: string) => Promise<Position | null>;
  /** A pin; none by default. */
  point?: Position | null;
  /** A line or area above the layers; none by default. */
  drawing?: Geometry | null;
  /** Called with the pressed position, or with the middle of the map on Enter; the map then chooses a place. */
  onPick?: (position: Position) => void;
  /** Whether the list of what is in sight stands beside the map; default true. False only beside a like list. */
  hasList?: boolean;
  /**
   * Called with what lies in a box or an area that was drawn for that, and with the area; without it only one at a time
   * can be chosen.
   */
  onSelectMany?: (features: readonly FeatureRef[], area: Geometry) => void;
  /** Whether measuring, choice in an area, picture and print are offered, and the middle told; default as `hasList`. */
  hasTools?: boolean;
  /** Whether the legend stands on the map; default true. */
  hasLegend?: boolean;
  /** Further keys in words, where a tool has some. */
  keysHint?: string;
  /** Tools on the map, which find it by `MapToolContext`. */
  children?: ReactNode;
}

const NONE: readonly FeatureRef[] = [];
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
  onSelectMany,
  onOpen,
  gathering,
  onSight,
  base: given,
  findPlace,
  point = null,
  drawing = null,
  onPick,
  hasList = true,
  hasTools = hasList,
  hasLegend = true,
  keysHint,
  children,
}: MapViewProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const { hidden, setHidden, closed } = useHidden(layers);
  const [make] = useState(layerMaker);
  const map = useRef<LiveMap | null>(null);
  const work = useMapTool(element, (area) => {
    void map.current?.inside(area).then((found) =>
      onSelectMany?.(
        found.map((one) => ({ layer: one.layer, id: one.id })),
        area,
      ),
    );
  });
  const onPlace = work.state.name === null ? onPick : work.add;
  const choice = useChoice({ map, layers, onSelect, onOpen, onPick: onPlace });
  const below = useBaseMaps(given);
  const { live, hasFailed, sight, hasNoBase, againBase, hear } = useLiveMap(element, below.base);
  const base = below.base ?? undefined;
  const { tool, takesKey } = useToolKeys(live);
  const whole = useMemo(() => start ?? extentOf(layers), [start, layers]);
  const { answers, failed, isAsking, again } = useAsked(layers, closed, sight);
  const system = live?.system ?? 'WGS84';
  const drawn = useMemo(() => make(layers, answers, system), [make, layers, answers, system]);
  const view = useView(live, drawn, hidden, sight);
  const words = useWords(layers);
  useTeller(sight, onSight);
  const onKey = mapKeys({
    live,
    view,
    stop: choice.stop,
    onStop: choice.setStop,
    onOpen: choice.open,
    onPick: onPlace,
    onWhole: () => whole !== null && live?.fit(whole),
    onEscape: choice.leave,
  });
  useEffect(() => {
    map.current = live;
    hear({
      ...choice.events,
      onKey: (event) => {
        if (event.target === event.currentTarget && takesKey(event)) event.preventDefault();
        else onKey(event);
      },
    });
  });
  useStart({ live, whole, start, point, drawing });
  useOverlay({ live, drawn, selected, focus: choice.focus, pin: point, drawing: work.shape ?? drawing });
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
            data-pick={onPlace !== undefined || undefined}
            data-hit={choice.isOnHit || undefined}
          />
          <div className={css.cross} aria-hidden />
          {live !== null && (
            <>
              {hasLegend && layers.length > 0 && (
                <Legend {...{ layers, drawn, view, hidden }} width={size?.x ?? 0} onHide={setHidden} />
              )}
              <MapBar
                root={root}
                onZoom={live.zoomBy}
                onWhole={() => whole !== null && live.fit(whole)}
                onGo={(position) => live.goTo(position, 16)}
                findPlace={findPlace}
              >
                {below.offered.length > 0 && <BaseMenu choice={below} />}
                {hasTools && (
                  <>
                    <ToolMenu onTake={work.take} canChoose={onSelectMany !== undefined} />
                    <PictureButtons live={live} title={label} base={base} />
                  </>
                )}
              </MapBar>
              <ToolSheet tool={work} />
              {shownCard !== null && size !== undefined && (
                <FeatureCard
                  feature={shownCard.feature}
                  layer={shownCard.layer}
                  at={live.pixelOf(shownCard.feature.at)}
                  room={[size.x, size.y]}
                  isHover={shownCard.isHover}
                  onOpen={onOpen && (() => onOpen(shownCard.feature))}
                  onClose={choice.leave}
                  gathering={gathering}
                />
              )}
            </>
          )}
          <MapToolContext value={tool}>{children}</MapToolContext>
          <MapNotice hasNoBase={hasNoBase} isPartial={failed.size > 0} onBase={againBase} onLayers={again} />
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
      <StatusLine
        keysId={`${id}-keys`}
        hasFailed={hasFailed}
        tells={onPlace !== undefined ? 'picking' : hasTools ? 'place' : 'keys'}
        keysHint={keysHint}
        isAsking={isAsking}
        hasFew={[...answers.values()].some(({ hasFew }) => hasFew === true)}
        base={hasNoBase ? undefined : base}
        sight={sight}
        system={system}
      />
      <div aria-live="polite" className={visuallyHidden}>
        {choice.stop !== null
          ? words.ofStop(choice.stop)
          : view !== null && onPlace === undefined && words.ofView(view)}
      </div>
    </div>
  );
}
