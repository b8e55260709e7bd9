import { useEffect, useState } from 'react';
import type { Option } from '../../Field/Option.ts';
import type { Dictionaries } from './crudColumns.ts';
import type { CrudField } from '../CrudField.ts';
import { dictionaryCodes } from './dictionaryCodes.ts';

/**
 * The dictionaries of the fields that a list shows, by itself or as the person asks, or searches; null until all have
 * come. A failing one is left empty, so that keys are shown.
 */
export function useDictionaries(
  fields: readonly CrudField[],
  options: (code: string) => Promise<readonly Option[]>,
  shown?: Readonly<Record<string, boolean>>,
): Dictionaries | null {
  const [dictionaries, setDictionaries] = useState<Dictionaries | null>(null);
  const wanted = JSON.stringify(
    dictionaryCodes(fields.filter(({ name, list, search, isState }) => list || search || isState || shown?.[name])),
  );
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(
      (JSON.parse(wanted) as string[]).map(async (code) => [code, await options(code).catch(() => [])] as const),
    ).then((pairs) => {
      if (isCurrent) setDictionaries(new Map(pairs));
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted, options]);
  return dictionaries;
}
