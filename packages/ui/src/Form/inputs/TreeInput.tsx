import { useMemo } from 'react';
import { placeOf } from '../../kinds/looksOf.ts';
import { emptyTree } from '../../TreeSelect/TreeSource.ts';
import type { InputProps } from './InputProps.ts';
import { lazyInput } from './lazyInput.ts';

const TreeSelect = lazyInput(async () => (await import('../../TreeSelect/TreeSelect.tsx')).TreeSelect);

/** A choice from the tree that a field points to. */
export function TreeInput({ field, common, value, valueLabel, onChange, within, sources }: InputProps) {
  const path = placeOf(field);
  const source = useMemo(() => sources.tree?.(path, within) ?? emptyTree, [sources, path, within]);
  return (
    <TreeSelect
      {...common}
      source={source}
      only={field.only}
      valueLabel={valueLabel}
      value={value === '0' ? '' : String(value ?? '')}
      onChange={onChange}
    />
  );
}
