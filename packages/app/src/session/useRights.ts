import { type Resource, permissionCode } from '@lattice/api/resource';
import type { CrudRights } from '@lattice/ui/CrudTable';
import { useMemo } from 'react';
import { useCodes } from './useCodes.ts';

/** What the person may do on a register; until it is known nothing but look. */
export function useRights(definition: Pick<Resource, 'path' | 'codes'>): CrudRights {
  const codes = useCodes();
  return useMemo(() => {
    const has = (action: string) => codes?.has(permissionCode(definition, action)) === true;
    return { isComing: codes === undefined, view: true, add: has('add'), edit: has('edit'), remove: has('delete'), copy: has('add'), import: has('add'), export: true, reveal: has('reveal') };
  }, [codes, definition]);
}
