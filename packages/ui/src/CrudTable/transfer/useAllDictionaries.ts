import { useCallback } from 'react';
import type { FormSources } from '../../Form/FormSources.ts';
import type { Dictionaries } from '../list/crudColumns.ts';
import type { CrudField } from '../CrudField.ts';
import { dictionaryCodes } from '../list/useList.ts';
import { useLoaded } from '../ask/useLoaded.ts';

/**
 * The dictionaries of all fields, those of neither list nor search and those inside of values too, for windows that
 * read and write whole records. One that fails is an error: keys are never written in place of words.
 */
export function useAllDictionaries(
  fields: readonly CrudField[],
  options: FormSources['options'],
): { came: Dictionaries | null; error: Error | null; retry: () => void } {
  const load = useCallback(async (): Promise<Dictionaries> => {
    const codes = dictionaryCodes(fields);
    return new Map(await Promise.all(codes.map(async (code) => [code, await options(code)] as const)));
  }, [fields, options]);
  return useLoaded(load);
}
