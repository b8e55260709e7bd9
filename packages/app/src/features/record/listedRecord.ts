import { type CrudView, separateSecrets, writeView } from '@lattice/ui/CrudTable';
import { addressOfRecord } from '../../navigation/recordAddress.ts';

/**
 * The address of a record that leads back to the list from which it was opened; values of sensitive fields stay out of
 * it.
 */
export function listedRecord(path: string, id: string, view: CrudView, sensitive: readonly string[]): string {
  const { open, secret } = separateSecrets({ ...view, open: undefined }, sensitive);
  const list = writeView(open);
  // Where the list cannot be told from the address, the record has no neighbours.
  if (Object.keys(secret.filters).length === 0 && secret.where === undefined) list.set('page', String(view.page));
  return `${addressOfRecord(path, id)}?${list.toString()}`;
}
