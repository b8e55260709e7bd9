import type { Resource } from '@lattice/api/resource';
import { registerCode } from '../../access/scopes.ts';

const known = new WeakMap<ReadonlyMap<string, Resource>, ReadonlyMap<string, string>>();

const labelsIn = (resources: ReadonlyMap<string, Resource>): ReadonlyMap<string, string> => {
  const labels = known.get(resources) ?? new Map([...resources.values()].map((one) => [registerCode(one), one.label]));
  known.set(resources, labels);
  return labels;
};

/**
 * What the register is called that a permission is for, where it stands below the entry of another one; undefined for
 * those of the entry itself.
 */
export function otherRegister(
  code: string,
  above: string | undefined,
  resources: ReadonlyMap<string, Resource>,
): string | undefined {
  const own = code.replace(/_.*/s, '');
  return above === undefined || own === above.replaceAll('-', '') ? undefined : labelsIn(resources).get(own);
}
