import { isReference, kindOf } from '@lattice/api/kinds/kindOf';
import type { Resource } from '@lattice/api/resource';
import type { Column } from './table.ts';

/** A register that a column points to, and the column there that it holds. */
export interface ReferenceTarget {
  resource: Resource;
  key: string;
}

/**
 * The register whose rows a column names, one or several; null where it names none, or those of a register that is not
 * mounted.
 */
export function referencedRegister(column: Column, resources: ReadonlyMap<string, Resource>): ReferenceTarget | null {
  const { family, to, key = 'id' } = kindOf(column);
  const resource = family === 'reference' ? resources.get(column.field?.to ?? to ?? '') : undefined;
  return resource === undefined ? null : { resource, key };
}

/**
 * The register to one row of which a column points; null where it points nowhere, to several rows, or to what is not
 * mounted.
 */
export const referenceTarget = (column: Column, resources: ReadonlyMap<string, Resource>): ReferenceTarget | null =>
  isReference(column) ? referencedRegister(column, resources) : null;
