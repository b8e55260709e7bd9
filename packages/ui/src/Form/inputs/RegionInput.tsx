import type { InputProps } from './InputProps.ts';
import { lazyInput } from './lazyInput.ts';
import { TreeInput } from './TreeInput.tsx';

const RegionPicker = lazyInput(async () => (await import('../../RegionPicker/RegionPicker.tsx')).RegionPicker);

/** An administrative division, by levels where the form has them, else from a tree. */
export function RegionInput(props: InputProps) {
  const { common, value, onChange, sources } = props;
  if (sources.regions === undefined) return <TreeInput {...props} />;
  return (
    <RegionPicker {...common} canStopEarly source={sources.regions} value={String(value ?? '')} onChange={onChange} />
  );
}
