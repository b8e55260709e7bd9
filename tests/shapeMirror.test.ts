import type { Field, Fields } from '@lattice/api/field';
import { wireValues } from '@lattice/api/wireValues';
import type { Shape } from '@lattice/api/shape';
import { loadResources } from '@lattice/server/start/load';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dictionaryCodes } from '../packages/ui/src/CrudTable/list/useList.ts';
import { shapeWords } from '../packages/ui/src/CrudTable/transfer/shapeWords.ts';
import type { CrudField } from '../packages/ui/src/CrudTable/CrudField.ts';
import { partNames } from '../packages/ui/src/CrudTable/transfer/partNames.ts';
import { importColumns } from '../packages/ui/src/CrudTable/transfer/sheetRows.ts';
import type { FormField } from '../packages/ui/src/Form/FormField.ts';
import { sentParts } from '../packages/ui/src/Form/inputs/shapeValues.ts';
import { readCell } from '../packages/ui/src/ImportDialog/readCell.ts';
import { mapNames } from '../packages/ui/src/ImportDialog/readShapeCell.ts';
import { type Known, partsOf } from './server/rowsOf.ts';

const shaped = [...(await loadResources()).values()].flatMap(({ path, fields }) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.shape === undefined ? [] : [[`${path}.${name}`, name, field, fields] as const],
  ),
);

const isFile = ({ kind }: Field) => ['image', 'images', 'file', 'files'].includes(kind);
/** A shape without files, which stand in no sheet. */
const withoutFiles = (shape: Shape): Shape =>
  shape.kind === 'ids'
    ? shape
    : { ...shape, fields: Object.fromEntries(Object.entries(shape.fields).filter(([, field]) => !isFile(field))) };

const drawn = (fields: Fields): FormField[] =>
  Object.entries(fields).map(([name, { shape, ...field }]) => ({
    ...field,
    name,
    ...(shape !== undefined && { shape: shape.kind === 'ids' ? shape : { ...shape, fields: drawn(shape.fields) } }),
  }));

/**
 * Dictionaries and records as they are asked for: the word of a key and the name of an id begin with a letter of their
 * own.
 */
const keys = { get: () => ['1', '2', '3'], has: () => true } as unknown as Known['keys'];
const ids = { get: () => ['17', '18', '19'], has: () => true } as unknown as Known['ids'];
const options = ['1', '2', '3'].map((value) => ({ value, label: `词${value}` }));
const tree = () => ({
  children: () => Promise.resolve([]),
  labels: (some: readonly string[]) => Promise.resolve(Object.fromEntries(some.map((id) => [id, `名${id}`]))),
});

describe('what an export writes of values with a shape is what an import reads', () => {
  it('is asked of every one', () => expect(shaped.length).toBeGreaterThan(11));

  it.each(shaped)('%s', async (_, name, field, fields) => {
    const [crud] = drawn({ [name]: { ...field, shape: withoutFiles(field.shape as Shape) } }) as [CrudField];
    const dictionaries = new Map(dictionaryCodes([crud]).map((code) => [code, options]));
    const [column] = importColumns([crud], dictionaries, true);
    if (column === undefined || crud.shape === undefined) throw new Error(`${name} is no column`);
    const { shape } = crud;
    await fc.assert(
      fc.asyncProperty(partsOf(withoutFiles(field.shape as Shape), { keys, ids }), async (value) => {
        const within = field.within === undefined ? {} : { [field.within]: Object.keys(shape.of ?? {})[0] ?? '' };
        expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(within)));
        const [row] = await partNames([crud], { tree })([{ id: '', ...within, [name]: value }]);
        for (const [locale, yes, no] of [['zh', '是', '否'] as const, ['en', 'Yes', 'No'] as const]) {
          const words = shapeWords(crud, row ?? {}, { dictionaries, yes, no, locale });
          const reading = readCell(column, words);
          expect(reading).toHaveProperty('value');
          const read = mapNames(column, { ...within, [name]: 'value' in reading ? reading.value : null }, (_key, one) =>
            one.replace('名', ''),
          );
          const sent = wireValues({ [name]: field }, { [name]: sentParts(shape, read) });
          expect(sent[name]).toEqual(value);
        }
      }),
      { numRuns: 25 },
    );
  });
});
