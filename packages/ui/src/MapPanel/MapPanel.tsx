import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import type { Geometry, Mark, Position, Shape } from '../MapView/geo.ts';
import type { LiveMap } from './leafletMap.ts';
import * as css from './MapPanel.css.ts';

export type { Mark, Shape } from '../MapView/geo.ts';

export interface MapPanelProps {
  /** What the map shows, for screen readers. */
  label: string;
  /** Named outlines in the background; keep it the same array between renders. */
  shapes?: readonly Shape[];
  /** Places of records; keep it the same array between renders. A list beside the map says the same. */
  marks?: readonly Mark[];
  /** Called with the id of a mark that is pressed. */
  onMark?: (id: string) => void;
  /** A pin; none by default. */
  point?: Position | null;
  /** A line or area over the outlines; none by default. */
  drawing?: Geometry | null;
  /** Called with the clicked position, or with the middle of the map on Enter; without it the map is view-only. */
  onPick?: (position: Position) => void;
  /** URL of the map tiles with {x} {y} {z}; without it the map works with no internet and has a plain background. */
  tileUrl?: string;
  /** Attribution of the tiles. */
  attribution?: string;
  /** Height as a CSS length; default 18rem. */
  height?: string;
}

const NO_SHAPES: readonly Shape[] = [];
const NO_MARKS: readonly Mark[] = [];

const bringMap = () => import('./leafletMap.ts');

/** A map of outlines, a pin and a drawing; Leaflet is loaded when the first map is shown. */
export function MapPanel({
  label,
  shapes = NO_SHAPES,
  marks = NO_MARKS,
  onMark,
  point = null,
  drawing = null,
  onPick,
  tileUrl,
  attribution,
  height = '18rem',
}: MapPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const pick = useRef(onPick);
  const press = useRef(onMark);
  const [live, setLive] = useState<LiveMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [middle, setMiddle] = useState<Position | null>(null);
  const [zoomIn, zoomOut] = [t`放大`, t`缩小`];
  useEffect(() => {
    pick.current = onPick;
    press.current = onMark;
  });
  useEffect(() => {
    let isGone = false;
    let made: LiveMap | null = null;
    bringMap().then(
      ({ leafletMap }) => {
        if (isGone || element.current === null) return;
        made = leafletMap(element.current, {
          tileUrl,
          attribution,
          zoomIn,
          zoomOut,
          onPick: (position) => pick.current?.(position),
          onMark: (one) => press.current?.(one),
          onMove: setMiddle,
        });
        setLive(made);
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      made?.remove();
      setLive(null);
    };
  }, [tileUrl, attribution, zoomIn, zoomOut]);
  useEffect(() => live?.draw({ shapes, marks, point, drawing }), [live, shapes, marks, point, drawing]);
  return (
    <div role="region" aria-label={label} className={css.panel}>
      <div className={css.stage}>
        <div
          ref={element}
          id={id}
          role="application"
          aria-label={label}
          aria-describedby={`${id}-keys`}
          aria-busy={live === null && !hasFailed}
          className={css.canvas}
          style={{ height }}
          data-pick={onPick !== undefined || undefined}
        />
        <div className={css.cross} aria-hidden />
      </div>
      <div className={css.status}>
        <span id={`${id}-keys`}>
          {hasFailed
            ? t`地图没有加载成功，请检查网络后重新打开；坐标仍可直接输入`
            : onPick === undefined
              ? t`方向键移动，+ − 缩放`
              : t`点击地图选点；或用方向键移动、+ − 缩放，回车选取中心`}
        </span>
        <span aria-live="polite">{middle !== null && t`中心 ${middle[0]}，${middle[1]}`}</span>
      </div>
    </div>
  );
}
