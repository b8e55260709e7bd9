import type { Resource } from '@lattice/api/resource';
import { CrudTable, type CrudTableProps, type DataSource } from '@lattice/ui/CrudTable';
import { useRegister } from './useRegister.tsx';

interface RegisterTableProps extends Partial<
  Omit<CrudTableProps, 'source' | 'sources' | 'title' | 'groups' | 'validate' | 'rules'>
> {
  definition: Resource;
  /** Calls that the register makes in its own way; keep the same between renders. */
  overrides?: Partial<DataSource>;
}

/** A register as a list of the kit. */
export function RegisterTable({ definition, overrides, ...rest }: RegisterTableProps) {
  return <CrudTable {...useRegister(definition, overrides)} {...rest} />;
}
