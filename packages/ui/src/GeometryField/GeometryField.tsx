import { geometryFault } from '@lattice/geometry/geometryFault';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo, useRef, useState } from 'react';
import type { FieldProps } from '../Field/FieldProps.ts';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
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
import { circleRing } from '../MapView/draw/sizeOf.ts';
import { useHistory } from '../MapView/draw/useHistory.ts';
import { useSizeWords } from '../MapView/draw/useSizeWords.ts';
import { type Geometry, isDrawable, type Position, positionsOf, type Shape } from '../MapView/geo.ts';
import { type BaseMap, MapView } from '../MapView/MapView.tsx';
import { useGround } from '../PointField/useGround.ts';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import type { DrawingFault } from './DrawingFault.ts';
import { useFaultWords } from './useFaultWords.ts';
import { useMarked } from './useMarked.ts';
import { textFault, usePasted } from './usePasted.ts';
import * as css from './GeometryField.css.ts';
import {
  drawingProblem,
  type DrawingType,
  formatVertices,
  isEditable,
  isGeometryText,
  parseVertices,
} from './vertices.ts';

const PasteDialog = lazyPart(async () => (await import('./PasteDialog.tsx')).PasteDialog);

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
  const [edited, setEdited] = useState<Edited>(() => ({ drawing: drawingFrom(value, geometryType), text: null }));
  const [preview, setPreview] = useState<Drawing | null>(null);
  const [isVisited, setVisited] = useState(false);
  const middle = useRef<Position>([0, 0]);
  const { ofGeometry } = useSizeWords();
  const isOwn = keyOf(geometryFrom(edited.drawing)) === keyOf(value);
  const { drawing, text } = isOwn ? edited : { drawing: drawingFrom(value, geometryType), text: null };
  const vertices = verticesIn(drawing);
  const canEdit = isEditable(value, geometryType);
  const isFixed = field.isReadOnly === true || field.isDisabled === true || !canEdit;
  const put = (next: Drawing, typed: string | null = null) => {
    setPreview(null);
    setEdited({ drawing: next, text: typed });
    const geometry = geometryFrom(next);
    if (keyOf(geometry) !== keyOf(value)) onChange(geometry);
  };
  const { take, undo, redo } = useHistory(drawing, put);
  const words = useFaultWords();
  const { pasted, close, read, paste } = usePasted(geometryType, (geometry) =>
    take(drawingFrom(geometry, geometryType)),
  );
  const type = (next: string) => {
    if (isGeometryText(next) && read(next)) return;
    put(withVertices({ ...drawing, vertex: -1 }, parseVertices(next).vertices), next);
  };
  const shown = text ?? formatVertices(vertices);
  const bad = useMemo(() => textFault(shown), [shown]);
  const drawn = preview === null ? value : geometryFrom(preview);
  const fault = useMemo(
    () => (drawn === null || drawingProblem(drawn) !== null ? null : geometryFault(drawn)),
    [drawn],
  );
  const problem =
    bad === null
      ? isVisited &&
        drawingProblem(value) === 'tooFew' &&
        (geometryType === 'LineString' ? t`线至少要有 2 个不同的点` : t`面至少要有 3 个不同的点`)
      : bad === 'kind'
        ? words.ofKind(geometryType)
        : words.ofText(bad);
  const hint = canEdit
    ? (description ??
      (field.isReadOnly ? undefined : t`每行一个点：经度,纬度；也可粘贴 WKT、GeoJSON、KML 或地图服务的坐标串`))
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
      <div className={css.side} onPaste={isFixed ? undefined : paste}>
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
        {drawn !== null && bad === null && (
          <p className={drawCss.size} aria-live="polite">
            <span>{geometryType === 'LineString' ? t`长 ${size.length}` : t`周长 ${size.length}`}</span>
            {geometryType === 'Polygon' && <span>{t`面积 ${size.area}`}</span>}
          </p>
        )}
        {errorMessage === undefined && fault !== null && (
          <p role="alert" className={drawCss.fault}>
            {words.ofDrawing(fault)}
          </p>
        )}
        {errorMessage === undefined &&
          fault === null &&
          faults.map(({ words: said, isAllowed }) => (
            <p key={said} role={isAllowed ? 'status' : 'alert'} className={isAllowed ? drawCss.notice : drawCss.fault}>
              {said}
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
          point={fault !== null && 'at' in fault ? [...fault.at] : (faults[0]?.at ?? null)}
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
      {pasted !== null && (
        <PasteDialog
          label={field.label}
          reading={pasted}
          geometryType={geometryType}
          outlines={outlines}
          layers={layers}
          {...(base !== undefined && { base })}
          onTake={(geometry) => {
            close();
            take(drawingFrom(geometry, geometryType));
          }}
          onClose={close}
        />
      )}
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
