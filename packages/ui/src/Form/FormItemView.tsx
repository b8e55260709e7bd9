import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldItem } from './FieldItem.tsx';
import * as css from './Form.css.ts';
import { type FormItem, isShown, isWide } from './layout.ts';
import { PointItem } from './PointItem.tsx';
import { useShared } from './useShared.ts';

/** Props of an item of a form. */
export interface FormItemViewProps {
  /** A field or a point. */
  item: FormItem;
}

const room = (item: FormItem) => {
  if (item.kind === 'point') return 'point';
  if (item.field.kind === 'geometry') return 'drawing';
  return item.field.kind === 'images' || item.field.kind === 'image' ? 'tiles' : 'line';
};

/** An item of a form at its place, while its condition holds; keeps the room of an input that is still loading. */
export function FormItemView({ item }: FormItemViewProps) {
  const { control } = useShared();
  const lead = item.kind === 'point' ? item.lng : item.field;
  const condition = lead.showIf?.field ?? lead.name;
  const value: unknown = useWatch({ control, name: condition });
  if (!isShown(lead, { [condition]: value })) return null;
  return (
    <div className={isWide(item) ? `${css.cell} ${css.wide}` : css.cell}>
      <Suspense fallback={<div aria-busy className={css.waiting[room(item)]}>{lead.label}</div>}>
        {item.kind === 'point' ? <PointItem lng={item.lng} lat={item.lat} /> : <FieldItem field={item.field} />}
      </Suspense>
    </div>
  );
}
