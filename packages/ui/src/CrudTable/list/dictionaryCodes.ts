import type { CrudField } from '../CrudField.ts';

/** The codes of the dictionaries of fields and of those inside of them. */
export const dictionaryCodes = (fields: readonly CrudField[]): readonly string[] => [
  ...new Set(
    fields.flatMap(({ dict, shape }): readonly string[] => [
      ...(dict === undefined ? [] : [dict]),
      ...dictionaryCodes(shape?.fields ?? []),
    ]),
  ),
];
