import { useMemo } from 'react';
import { placeOf } from '../../kinds/looksOf.ts';
import { splitLinks as splitIds } from '../../ImageUpload/pictures.ts';
import { emptyTree } from '../../TreeSelect/TreeSource.ts';
import type { InputProps } from './InputProps.ts';
import { lazyInput } from './lazyInput.ts';

const RefsField = lazyInput(async () => (await import('./RefsField.tsx')).RefsField);

/** Several records of the register that a field points to; the value joins their ids with commas. */
export function RefsInput({ field, common, value, valueLabel, onChange, within, sources }: InputProps) {
  const path = placeOf(field);
  const source = useMemo(() => sources.tree?.(path, within) ?? emptyTree, [sources, path, within]);
  const ids = splitIds(String(value ?? ''));
  const titles = useMemo(() => {
    const [keys, names] = [splitIds(String(value ?? '')), (valueLabel ?? '').split(/[,，、]/)];
    return keys.length === names.length ? Object.fromEntries(keys.map((id, at) => [id, names[at] ?? id])) : {};
  }, [value, valueLabel]);
  return (
    <RefsField
      {...common}
      source={source}
      only={field.only}
      titles={valueLabel === undefined ? {} : titles}
      value={ids}
      onChange={(next) => onChange(next.join(','))}
    />
  );
}
