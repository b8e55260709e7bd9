import { useEffect, useMemo, useState } from 'react';
import type { CrudField } from '../CrudTable/CrudField.ts';
import { partNames } from '../CrudTable/transfer/partNames.ts';
import type { FormSources } from '../Form/FormSources.ts';

type Values = Readonly<Record<string, unknown>>;

/** A change of a field, as far as its values are concerned. */
interface Change {
  field: string;
  before?: unknown;
  after?: unknown;
}

/**
 * Changed values of fields with a shape, with names beside the ids inside of them; by change, before and after. Without
 * names until they are looked up.
 */
export function useNamedParts(
  fields: readonly CrudField[],
  changes: readonly Change[],
  record: Values,
  tree: FormSources['tree'] | undefined,
): ReadonlyMap<Change, readonly [before: Values, after: Values]> {
  const [named, setNamed] = useState<ReadonlyMap<Change, readonly [Values, Values]>>(new Map());
  const shaped = useMemo(() => fields.filter(({ shape }) => shape !== undefined), [fields]);
  useEffect(() => {
    const found = changes.flatMap((change) => {
      const field = shaped.find(({ name }) => name === change.field);
      return field === undefined ? [] : [{ change, field }];
    });
    if (tree === undefined || found.length === 0) return undefined;
    let isOver = false;
    const lookUp = async () => {
      const pairs = await Promise.all(
        found.map(async ({ change, field }) => {
          const rows = [change.before, change.after].map((value) => ({ ...record, id: '', [field.name]: value ?? '' }));
          const [before = {}, after = {}] = await partNames([field], { tree })(rows);
          return [change, [before, after]] as const;
        }),
      );
      if (!isOver) setNamed(new Map(pairs));
    };
    lookUp().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [changes, record, shaped, tree]);
  return named;
}
