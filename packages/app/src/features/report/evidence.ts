import { nameKeyOf } from '../../records/rowsIn.ts';
import type { Evidence } from './Report.ts';

/** The address of the list behind a figure, or of what it names; a record that is meant stands there with its name. */
export function evidenceAddress(evidence: Evidence | string): string {
  if (typeof evidence === 'string') return evidence;
  const { of, proofs } = evidence;
  const params = new URLSearchParams();
  for (const [field, , value, name] of proofs)
    if (name !== undefined) {
      params.set(field, value);
      params.set(nameKeyOf(field), name);
    }
  const others = proofs.filter(([, , , name]) => name === undefined);
  if (others.length > 0) params.set('where', JSON.stringify(['and', ...others]));
  return `/${of}?${params.toString()}`;
}
