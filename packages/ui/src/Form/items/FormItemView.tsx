import type { CSSProperties } from 'react';
import { useWatch } from 'react-hook-form';
import { Waiting } from '../../lazyPart/lazyPart.tsx';
import { FieldItem } from './FieldItem.tsx';
import * as css from '../Form.css.ts';
import { type FormItem, isShown, leadOf, spanOf } from '../layout.ts';
import { PointItem } from './PointItem.tsx';
import { linesIn, roomOf } from './roomOf.ts';
import { useShared } from '../useShared.ts';

interface FormItemViewProps {
  /** A field or a point. */
  item: FormItem;
}

/** An item of a form at its place, while its condition holds; keeps the room of an input that is still loading. */
export function FormItemView({ item }: FormItemViewProps) {
  const { control, isView, columns } = useShared();
  const lead = leadOf(item);
  const condition = lead.showIf?.field ?? lead.name;
  const value: unknown = useWatch({ control, name: condition });
  if (!isShown(lead, { [condition]: value })) return null;
  const span = spanOf(item, columns);
  const held = { '--held': condition === lead.name ? linesIn(item, value) : 0 } as CSSProperties;
  return (
    <div className={span === 1 ? css.cell : `${css.cell} ${css.spans[span]}`}>
      <Waiting
        value={
          <div aria-busy className={css.waiting[roomOf(item, isView)]} style={held}>
            {lead.label}
          </div>
        }
      >
        {item.kind === 'point' ? <PointItem lng={item.lng} lat={item.lat} /> : <FieldItem field={item.field} />}
      </Waiting>
    </div>
  );
}
