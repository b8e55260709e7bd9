import { useMemo } from 'react';
import { leaves } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { hasResource } from '../../records/resources.ts';

/** A register in the person's menu: its path, its name, and the id of its entry. */
export interface MenuRegister {
  value: string;
  label: string;
  id: string;
}

/** The registers in the person's menu, in its order. */
export function useRegisters(): readonly MenuRegister[] {
  const { data } = useMenu();
  return useMemo(
    () =>
      leaves(data ?? [])
        .map(({ id, label, to }) => ({ id, label, value: to.replace(/^\//, '') }))
        .filter(({ value }) => hasResource(value)),
    [data],
  );
}
