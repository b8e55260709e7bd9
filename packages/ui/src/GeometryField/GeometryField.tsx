import { useLingui } from '@lingui/react/macro';
import { Eraser, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { focusById } from '../Field/focusById.ts';
import { Icon } from '../Icon/Icon.tsx';
import { MapPanel } from '../MapPanel/MapPanel.tsx';
import type { Geometry, Position, Shape } from '../MapView/geo.ts';
import { useShapes } from '../PointField/useShapes.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import * as css from './GeometryField.css.ts';
import {
  drawingOf,
  drawingProblem,
  type DrawingType,
  formatVertices,
  isEditable,
  parseVertices,
  verticesOf,
} from './vertices.ts';

/** The value is GeoJSON, null for none. */
export interface GeometryFieldProps extends FieldProps<Geometry | null, HTMLTextAreaElement> {
  /** What is drawn. */
  geometryType: DrawingType;
  /** Reads the outlines behind the drawing; keep it the same function between renders. */
  shapes?: () => Promise<readonly Shape[]>;
  /** URL of the map tiles; none by default. */
  tileUrl?: string;
}

/** A line or area drawn by clicking on a map or by typing its vertices; an area closes itself. */
export function GeometryField({
  value,
  onChange,
  geometryType,
  shapes,
  tileUrl,
  errorMessage,
  description,
  onBlur,
  ...field
}: GeometryFieldProps) {
  const { t } = useLingui();
  const generated = useId();
  const id = field.id ?? generated;
  const outlines = useShapes(shapes);
  const [text, setText] = useState(() => formatVertices(verticesOf(value)));
  const [isVisited, setVisited] = useState(false);
  const typed = parseVertices(text);
  const isOwn = JSON.stringify(drawingOf(typed.vertices, geometryType)) === JSON.stringify(value);
  const shown = isOwn ? text : formatVertices(verticesOf(value));
  const vertices = isOwn ? typed.vertices : verticesOf(value);
  const isFixed = field.isReadOnly === true || field.isDisabled === true || !isEditable(value);
  const set = (next: readonly Position[], nextText = formatVertices(next)) => {
    setText(nextText);
    onChange(drawingOf(next, geometryType));
  };
  const take = (next: readonly Position[]) => {
    set(next);
    if (next.length === 0) focusById(id);
  };
  const [bad] = isOwn ? typed.problems : [];
  const own =
    bad === undefined
      ? isVisited &&
        drawingProblem(value) === 'tooFew' &&
        (geometryType === 'LineString' ? t`线至少要有 2 个不同的点` : t`面至少要有 3 个不同的点`)
      : bad.reason === 'outOfBounds'
        ? t`第 ${bad.line} 行超出范围：经度 0–180，纬度 0–90`
        : t`第 ${bad.line} 行应为“经度,纬度”，例如 113.62,34.75`;
  const hint = isEditable(value)
    ? (description ?? (field.isReadOnly ? undefined : t`每行一个点：经度,纬度`))
    : t`含多个面或空洞，这里只能查看，不能修改`;
  return (
    <div className={css.root}>
      <div className={css.side}>
        <TextArea
          {...field}
          id={id}
          isReadOnly={field.isReadOnly || !isEditable(value)}
          description={hint}
          errorMessage={errorMessage ?? (own || undefined)}
          rows={6}
          value={shown}
          onChange={(next) => set(parseVertices(next).vertices, next)}
          onBlur={() => {
            setVisited(true);
            onBlur?.();
          }}
        />
        {!isFixed && (
          <div className={css.buttons}>
            <Button
              size="small"
              icon={<Icon of={Undo2} />}
              isDisabled={vertices.length === 0}
              onPress={() => take(vertices.slice(0, -1))}
            >{t`撤销一点`}</Button>
            <Button
              size="small"
              icon={<Icon of={Eraser} />}
              isDisabled={vertices.length === 0}
              onPress={() => take([])}
            >{t`清空`}</Button>
          </div>
        )}
      </div>
      <MapPanel
        label={t`${field.label}地图`}
        shapes={outlines}
        drawing={value}
        tileUrl={tileUrl}
        onPick={isFixed ? undefined : (position) => set([...vertices, position])}
      />
    </div>
  );
}
