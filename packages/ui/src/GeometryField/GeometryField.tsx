import { useLingui } from '@lingui/react/macro';
import { useId, useMemo, useRef, useState } from 'react';
import type { FieldProps } from '../Field/FieldProps.ts';
import { DrawBar } from '../MapView/draw/DrawBar.tsx';
import {
  addArea,
  addHole,
  addVertex,
  type Drawing,
  drawingFrom,
  geometryFrom,
  verticesIn,
  withVertices,
} from '../MapView/draw/Drawing.ts';
import { DrawLayer } from '../MapView/draw/DrawLayer.tsx';
import * as drawCss from '../MapView/draw/DrawLayer.css.ts';
import { crossingOf } from '../MapView/draw/crossingOf.ts';
import { readGeometry } from '../MapView/draw/readGeometry.ts';
import { circleRing } from '../MapView/draw/sizeOf.ts';
import { useHistory } from '../MapView/draw/useHistory.ts';
import { useSizeWords } from '../MapView/draw/useSizeWords.ts';
import { type Geometry, isDrawable, type Position, positionsOf, type Shape } from '../MapView/geo.ts';
import { type BaseMap, MapView } from '../MapView/MapView.tsx';
import { useGround } from '../PointField/useGround.ts';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import type { DrawingFault } from './DrawingFault.ts';
import { useMarked } from './useMarked.ts';
import * as css from './GeometryField.css.ts';
import { drawingProblem, type DrawingType, formatVertices, isEditable, parseVertices } from './vertices.ts';

/** The value is GeoJSON, null for none. */
export interface GeometryFieldProps extends FieldProps<Geometry | null, HTMLTextAreaElement> {
  /** What is drawn; an area may have holes and be of several parts. */
  geometryType: DrawingType;
  /** Reads the outlines behind the drawing, to which vertices are drawn; keep it the same function between renders. */
  shapes?: () => Promise<readonly Shape[]>;
  /** A map of somebody else below; none by default. */
  base?: BaseMap;
  /** What is wrong with the drawing among others; the first place is marked on the map. */
  faults?: readonly DrawingFault[];
}

/** What is edited, and as what text it was typed. */
interface Edited {
  drawing: Drawing;
  /** Text of the vertices as typed; null for text made from them. */
  text: string | null;
}

const keyOf = (geometry: Geometry | null) => JSON.stringify(geometry);

/** A line or areas drawn on a map, or typed and pasted as their vertices; by pointer and by keys alike. */
export function GeometryField({
  value,
  onChange,
  geometryType,
  shapes,
  base,
  faults = [],
  errorMessage,
  description,
  onBlur,
  ...field
}: GeometryFieldProps) {
  const { t } = useLingui();
  const generated = useId();
  const id = field.id ?? generated;
  const { layers, outlines } = useGround(shapes);
  const lines = useMemo(() => outlines.flatMap(({ geometry }) => linesOf(geometry)), [outlines]);
  const marked = useMarked(layers, faults);
  const [own, setOwn] = useState<Edited>(() => ({ drawing: drawingFrom(value, geometryType), text: null }));
  const [preview, setPreview] = useState<Drawing | null>(null);
  const [isVisited, setVisited] = useState(false);
  const middle = useRef<Position>([0, 0]);
  const { ofGeometry } = useSizeWords();
  const isOwn = keyOf(geometryFrom(own.drawing)) === keyOf(value);
  const { drawing, text } = isOwn ? own : { drawing: drawingFrom(value, geometryType), text: null };
  const vertices = verticesIn(drawing);
  const canEdit = isEditable(value, geometryType);
  const isFixed = field.isReadOnly === true || field.isDisabled === true || !canEdit;
  const put = (next: Drawing, typed: string | null = null) => {
    setPreview(null);
    setOwn({ drawing: next, text: typed });
    const geometry = geometryFrom(next);
    if (keyOf(geometry) !== keyOf(value)) onChange(geometry);
  };
  const { take, undo, redo } = useHistory(drawing, put);
  const type = (next: string) => {
    const pasted = readGeometry(next);
    if (pasted !== null && isEditable(pasted, geometryType)) take(drawingFrom(pasted, geometryType));
    else put(withVertices({ ...drawing, vertex: -1 }, parseVertices(next).vertices), next);
  };
  const shown = text ?? formatVertices(vertices);
  const [bad] = parseVertices(shown).problems;
  const drawn = preview === null ? value : geometryFrom(preview);
  const crossed = crossingOf(drawn);
  const problem =
    bad === undefined
      ? isVisited &&
        drawingProblem(value) === 'tooFew' &&
        (geometryType === 'LineString' ? t`线至少要有 2 个不同的点` : t`面至少要有 3 个不同的点`)
      : bad.reason === 'outOfBounds'
        ? t`第 ${bad.line} 行超出范围：经度 0–180，纬度 0–90`
        : t`第 ${bad.line} 行应为“经度,纬度”，例如 113.62,34.75`;
  const hint = canEdit
    ? (description ?? (field.isReadOnly ? undefined : t`每行一个点：经度,纬度；也可粘贴 WKT、GeoJSON、KML`))
    : t`这里只能查看，不能修改`;
  const size = ofGeometry(drawn);
  const rings = drawing.areas.flatMap((parts, area) =>
    parts.map((_, ring) => ({
      value: `${area}-${ring}`,
      label: ring === 0 ? t`第 ${area + 1} 块外边界` : t`第 ${area + 1} 块的洞 ${ring}`,
    })),
  );
  const circle = (radius: number) => {
    const ring = circleRing(middle.current, radius);
    const isHole = drawing.ring > 0 && vertices.length === 0;
    if (vertices.length === 0) take(withVertices(drawing, ring));
    else take(isHole ? addHole(drawing, ring) : addArea(drawing, ring));
  };
  return (
    <div className={css.root}>
      <div className={css.side}>
        {rings.length > 1 && (
          <Select
            label={t`正在编辑`}
            isClearable={false}
            options={rings}
            value={`${drawing.area}-${drawing.ring}`}
            onChange={(next) => {
              const [area = 0, ring = 0] = next.split('-').map(Number);
              put({ ...drawing, area, ring, vertex: -1 });
            }}
          />
        )}
        <TextArea
          {...field}
          id={id}
          isReadOnly={field.isReadOnly || !canEdit}
          description={hint}
          errorMessage={errorMessage ?? (problem || undefined)}
          rows={6}
          value={shown}
          onChange={type}
          onBlur={() => {
            setVisited(true);
            onBlur?.();
          }}
        />
        {drawn !== null && bad === undefined && (
          <p className={drawCss.size} aria-live="polite">
            <span>{geometryType === 'LineString' ? t`长 ${size.length}` : t`周长 ${size.length}`}</span>
            {geometryType === 'Polygon' && <span>{t`面积 ${size.area}`}</span>}
          </p>
        )}
        {errorMessage === undefined && crossed !== null && (
          <p role="alert" className={drawCss.fault}>
            {t`边界在 ${crossed[0].toFixed(6)},${crossed[1].toFixed(6)} 处自相交`}
          </p>
        )}
        {errorMessage === undefined &&
          crossed === null &&
          faults.map(({ words, isAllowed }) => (
            <p key={words} role={isAllowed ? 'status' : 'alert'} className={isAllowed ? drawCss.notice : drawCss.fault}>
              {words}
            </p>
          ))}
      </div>
      <div className={css.side}>
        {!isFixed && <DrawBar drawing={drawing} onChange={take} onUndo={undo} onRedo={redo} onCircle={circle} />}
        <MapView
          label={t`${field.label}地图`}
          layers={marked}
          hasList={false}
          hasLegend={false}
          height="20rem"
          drawing={drawn}
          point={crossed ?? faults[0]?.at ?? null}
          {...(base !== undefined && { base })}
          onSight={([west, south, east, north]) => {
            middle.current = [(west + east) / 2, (south + north) / 2];
          }}
          {...(!isFixed && { onPick: (position: Position) => take(addVertex(drawing, position)) })}
          {...(!isFixed && { keysHint: t`[ ] 选择顶点，方向键微调，Delete 删除，Ctrl+Z 撤销` })}
        >
          {!isFixed && (
            <DrawLayer
              drawing={drawing}
              lines={lines}
              onChange={take}
              onChoose={put}
              onPreview={setPreview}
              onUndo={() => undo?.()}
              onRedo={() => redo?.()}
            />
          )}
        </MapView>
      </div>
    </div>
  );
}

/** The lines of a geometry, to which vertices are drawn. */
function linesOf(geometry: Geometry): Position[][] {
  switch (geometry.type) {
    case 'Polygon':
      return geometry.coordinates;
    case 'MultiPolygon':
      return geometry.coordinates.flat();
    default:
      return [positionsOf(geometry).filter(isDrawable)];
  }
}
