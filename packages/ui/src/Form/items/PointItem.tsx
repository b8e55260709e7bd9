import { useController } from 'react-hook-form';
import type { FormField } from '../FormField.ts';
import { lazyInput } from '../inputs/lazyInput.ts';
import { useShared } from '../useShared.ts';
import { usePointLabel } from './usePointLabel.ts';

const PointField = lazyInput(async () => (await import('../../PointField/PointField.tsx')).PointField);

interface PointItemProps {
  /** The longitude. */
  lng: FormField;
  /** The latitude. */
  lat: FormField;
}

/** Two fields of coordinates as one point. */
export function PointItem({ lng, lat }: PointItemProps) {
  const { control, sources, isView, idOf } = useShared();
  const east = useController({ control, name: lng.name });
  const north = useController({ control, name: lat.name });
  return (
    <PointField
      label={usePointLabel(lng)}
      labels={{ lng: lng.label, lat: lat.label }}
      ids={{ lng: idOf(lng.name), lat: idOf(lat.name) }}
      description={lng.help ?? lat.help}
      isRequired={(lng.required === true || lat.required === true) && !isView}
      isReadOnly={isView || lng.readonly === true}
      shapes={sources.shapes}
      base={sources.base}
      errors={{ lng: east.fieldState.error?.message, lat: north.fieldState.error?.message }}
      value={{ lng: String(east.field.value ?? ''), lat: String(north.field.value ?? '') }}
      onChange={(next) => {
        if (next.lng !== east.field.value) east.field.onChange(next.lng);
        if (next.lat !== north.field.value) north.field.onChange(next.lat);
      }}
      onBlur={() => {
        east.field.onBlur();
        north.field.onBlur();
      }}
    />
  );
}
