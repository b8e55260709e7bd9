import { useEffect, useState } from 'react';
import type { Option } from '../../Field/Option.ts';
import type { Dictionaries } from './crudColumns.ts';
import type { CrudField } from '../CrudField.ts';
import { dictionaryCodes } from './dictionaryCodes.ts';

/**
 * The dictionaries of the fields that a list shows or searches; null until all have come. A failing one is left empty,
 * so that keys are shown.
 */
export function useDictionaries(
  fields: readonly CrudField[],
  options: (code: string) => Promise<readonly Option[]>,
): Dictionaries | null {
  const [dictionaries, setDictionaries] = useState<Dictionaries | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const codes = dictionaryCodes(fields.filter((field) => field.list || field.search));
    void Promise.all(codes.map(async (code) => [code, await options(code).catch(() => [])] as const)).then((pairs) => {
      if (isCurrent) setDictionaries(new Map(pairs));
    });
    return () => {
      isCurrent = false;
    };
  }, [fields, options]);
  return dictionaries;
}
