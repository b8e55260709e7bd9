import { type Resource, permissionCode } from '@lattice/api/resource';
import type { CrudRights } from '@lattice/ui/CrudTable';
import { useMemo } from 'react';
import { useCodes } from './useCodes.ts';

/** What the person may do on a register; until it is known, and on a log, nothing but look. */
export function useRights(definition: Pick<Resource, 'path' | 'codes' | 'log'>): CrudRights {
  const codes = useCodes();
  return useMemo(() => {
    const has = (action: string) => definition.log !== true && codes?.has(permissionCode(definition, action)) === true;
    return {
      isComing: codes === undefined,
      view: true,
      add: has('add'),
      edit: has('edit'),
      remove: has('delete'),
      copy: has('add'),
      import: has('add'),
      export: true,
      reveal: codes?.has(permissionCode(definition, 'reveal')) === true,
    };
  }, [codes, definition]);
}
