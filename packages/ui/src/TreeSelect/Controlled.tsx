import { useState } from 'react';
import { TreeSelect, type TreeSelectProps } from './TreeSelect.tsx';

/** A choice from a tree that keeps its value, for stories. */
export function Controlled(props: TreeSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TreeSelect
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}
