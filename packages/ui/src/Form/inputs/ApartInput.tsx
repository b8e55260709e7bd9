import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { DrawingFault } from '../../GeometryField/DrawingFault.ts';
import { GeometryField } from '../../GeometryField/GeometryField.tsx';
import type { Geometry } from '../../MapView/geo.ts';
import type { FormField } from '../FormField.ts';
import type { FormSources } from '../FormSources.ts';
import { useShared } from '../useShared.ts';
import type { InputProps } from './InputProps.ts';

/** Milliseconds after the last change before faults are asked for. */
const PAUSE = 250;
const none: readonly DrawingFault[] = [];

interface ApartInputProps extends InputProps {
  /** What the area must be apart from. */
  apart: NonNullable<FormField['apart']>;
}

/** An area that is drawn beside others: what is wrong with it is said while it is drawn. */
export function ApartInput({ field, common, value, onChange, sources, apart }: ApartInputProps) {
  const { control, startOf } = useShared();
  const above = String(useWatch({ control, name: apart.through }) ?? '');
  const area = (value ?? null) as Geometry | null;
  const [stored] = useState(() => (startOf(field.name) ?? null) as Geometry | null);
  const faults = useFaults(sources.drawingFaults, area, stored, apart, above);
  return (
    <GeometryField
      {...common}
      geometryType="Polygon"
      shapes={sources.shapes}
      base={sources.base}
      value={area}
      onChange={onChange}
      faults={faults}
    />
  );
}

/** Faults of an area, asked for once it stands still; those of an earlier one until then. */
function useFaults(
  ask: FormSources['drawingFaults'],
  area: Geometry | null,
  stored: Geometry | null,
  apart: ApartInputProps['apart'],
  above: string,
): readonly DrawingFault[] {
  const [faults, setFaults] = useState(none);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      if (ask === undefined || area === null) return setFaults(none);
      ask({ area, stored, apart, above }).then(
        (found) => {
          if (!isOver) setFaults(found);
        },
        () => undefined,
      );
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ask, area, stored, apart, above]);
  return area === null ? none : faults;
}
