import { useLingui } from '@lingui/react/macro';
import { Circle, CopyPlus, Diff, Eraser, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { Popover } from '../../Popover/Popover.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { addArea, addHole, type Drawing, removeRing, removeVertex, verticesIn } from './Drawing.ts';
import * as css from './DrawLayer.css.ts';

interface DrawBarProps {
  drawing: Drawing;
  onChange: (drawing: Drawing) => void;
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
  /** Draws a circle of so many metres. */
  onCircle: (radius: number) => void;
}

/** A circle by its radius around the middle of the map. */
function CircleButton({ onCircle }: Pick<DrawBarProps, 'onCircle'>) {
  const { t } = useLingui();
  const [text, setText] = useState('100');
  const radius = Number(text);
  const isRight = radius > 0 && radius <= 100_000;
  return (
    <Popover title={t`画圆`} trigger={<Button size="small" icon={<Icon of={Circle} />}>{t`画圆`}</Button>}>
      {(close) => (
        <form
          className={css.circle}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isRight) return;
            onCircle(radius);
            close();
          }}
        >
          <TextField
            label={t`半径（米）`}
            description={t`圆心在地图中心`}
            inputMode="decimal"
            errorMessage={isRight ? undefined : t`1 到 100000 之间`}
            value={text}
            onChange={setText}
          />
          <Button type="submit" size="small" variant="primary">{t`画圆`}</Button>
        </form>
      )}
    </Popover>
  );
}

/** The buttons of drawing. */
export function DrawBar({ drawing, onChange, onUndo, onRedo, onCircle }: DrawBarProps) {
  const { t } = useLingui();
  const vertices = verticesIn(drawing);
  const isArea = drawing.type === 'Polygon';
  const hasOuter = (drawing.areas[drawing.area]?.[0] ?? []).length > 2;
  return (
    <div role="group" aria-label={t`绘图工具`} className={css.tools}>
      <Button size="small" icon={<Icon of={Undo2} />} isDisabled={onUndo === null} onPress={() => onUndo?.()}>
        {t`撤销`}
      </Button>
      <Button size="small" icon={<Icon of={Redo2} />} isDisabled={onRedo === null} onPress={() => onRedo?.()}>
        {t`重做`}
      </Button>
      <Button
        size="small"
        isDisabled={vertices.length === 0}
        onPress={() => onChange(removeVertex(drawing))}
      >{t`删除一点`}</Button>
      {isArea && (
        <>
          <Button
            size="small"
            icon={<Icon of={Diff} />}
            isDisabled={!hasOuter}
            onPress={() => onChange(addHole(drawing))}
          >{t`挖洞`}</Button>
          <Button
            size="small"
            icon={<Icon of={CopyPlus} />}
            isDisabled={!hasOuter}
            onPress={() => onChange(addArea(drawing))}
          >{t`再画一块`}</Button>
          <CircleButton onCircle={onCircle} />
        </>
      )}
      <Button
        size="small"
        icon={<Icon of={Eraser} />}
        isDisabled={vertices.length === 0 && drawing.areas.length < 2}
        onPress={() => onChange(removeRing(drawing))}
      >{t`清空`}</Button>
    </div>
  );
}
