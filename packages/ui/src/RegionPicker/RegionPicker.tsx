import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { Cascader } from '../Cascader/Cascader.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { regionCascade } from './regionCascade.ts';
import type { RegionSource } from './RegionSource.ts';

export type { Region, RegionSource } from './RegionSource.ts';

/** The value is its code, '' for none. */
export interface RegionPickerProps extends FieldProps<string, HTMLButtonElement> {
  /** Where divisions come from; keep it the same object between renders. */
  source: RegionSource;
  /** How many levels are shown, from the first column; 5 goes down to the village. Default 5. */
  levels?: 1 | 2 | 3 | 4 | 5;
  /** Lets the choice end above the last level; default false. */
  canStopEarly?: boolean;
}

/** An administrative division of up to five levels: province, city, county, township, village. */
export function RegionPicker({ value, onChange, source, levels = 5, ...field }: RegionPickerProps) {
  const { t } = useLingui();
  const cascade = useMemo(() => regionCascade(source, levels), [source, levels]);
  const [path, setPath] = useState<readonly string[]>(value === '' ? [] : [value]);
  const current = value === '' ? [] : path[path.length - 1] === value ? path : [value];
  const isUnread = value !== '' && (path[path.length - 1] !== value || path.length === 1);
  useEffect(() => {
    if (!isUnread) return undefined;
    let isCurrent = true;
    source.path(value).then(
      (regions) => isCurrent && regions.length > 0 && setPath(regions.map((region) => region.code)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [source, value, isUnread]);
  return (
    <Cascader
      placeholder={t`请选择行政区划`}
      {...field}
      source={cascade}
      value={current}
      onChange={(next) => {
        setPath(next);
        onChange(next[next.length - 1] ?? '');
      }}
    />
  );
}
