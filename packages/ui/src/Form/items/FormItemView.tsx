import type { CSSProperties } from 'react';
import { useWatch } from 'react-hook-form';
import { Waiting } from '../../lazyPart/lazyPart.tsx';
import { FieldItem } from './FieldItem.tsx';
import * as css from '../Form.css.ts';
import { type FormItem, isShown, leadOf, spanOf } from '../layout.ts';
import { PointItem } from './PointItem.tsx';
import { linesIn, roomOf } from './roomOf.ts';
import { usePointLabel } from './usePointLabel.ts';
import { useShared } from '../useShared.ts';

interface FormItemViewProps {
  /** A field or a point. */
  item: FormItem;
}

/** An item of a form at its place, while its condition holds. */
export function FormItemView({ item }: FormItemViewProps) {
  const { showIf } = leadOf(item);
  return showIf === undefined ? <ItemPlace item={item} /> : <ItemIf item={item} condition={showIf.field} />;
}

function ItemIf({ item, condition }: FormItemViewProps & { condition: string }) {
  const { control } = useShared();
  const value: unknown = useWatch({ control, name: condition });
  return isShown(leadOf(item), { [condition]: value }) && <ItemPlace item={item} />;
}

/** Keeps the room of an input that is still loading. */
function ItemPlace({ item }: FormItemViewProps) {
  const { isView, columns, startOf } = useShared();
  const lead = leadOf(item);
  const pointLabel = usePointLabel(lead);
  const span = spanOf(item, columns);
  const held = { '--held': lead.showIf === undefined ? linesIn(item, startOf(lead.name)) : 0 } as CSSProperties;
  return (
    <div className={span === 1 ? css.cell : `${css.cell} ${css.spans[span]}`}>
      <Waiting
        value={
          <div aria-busy className={css.waiting[roomOf(item, isView)]} style={held}>
            {item.kind === 'point' ? pointLabel : lead.label}
          </div>
        }
      >
        {item.kind === 'point' ? <PointItem lng={item.lng} lat={item.lat} /> : <FieldItem field={item.field} />}
      </Waiting>
    </div>
  );
}
