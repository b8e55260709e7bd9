import { isReference, looksOf, placeOf } from '../../kinds/looksOf.ts';
import type { FormSources } from '../../Form/FormSources.ts';
import type { CrudField } from '../CrudField.ts';
import type { CrudRow } from '../DataSource.ts';
import { drawnAs } from './sheetRows.ts';
import { nameKeyOf } from '../../kinds/nameKeyOf.ts';

const LOT = 100;

const idsIn = (value: unknown): string[] =>
  String(value ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '' && id !== '0');

/** Whether a row says by itself what a reference is called. */
const isNamedBy = (row: CrudRow, name: string): boolean => String(row[nameKeyOf(name)] ?? '') !== '';

/**
 * Makes rows say what their references are called, each looked up once: a division by its path from the top, others
 * that came without a name by their titles.
 * What cannot be looked up keeps what the row said.
 */
export function referenceNames(
  fields: readonly CrudField[],
  { tree, regions }: Pick<FormSources, 'tree' | 'regions'>,
): (rows: readonly CrudRow[]) => Promise<CrudRow[]> {
  const known = new Map<string, Map<string, string>>();
  const lookedUp = fields.filter((field) => isReference(drawnAs(field)));
  const isDivision = (field: CrudField) => regions !== undefined && looksOf(drawnAs(field)).input === 'region';
  const bookOf = (field: CrudField) => {
    const path = placeOf(drawnAs(field));
    const book = known.get(path) ?? new Map<string, string>();
    known.set(path, book);
    return book;
  };
  const wantedIn = (field: CrudField, rows: readonly CrudRow[]) =>
    isDivision(field) ? rows : rows.filter((row) => !isNamedBy(row, field.name));

  const learn = async (field: CrudField, rows: readonly CrudRow[]) => {
    const book = bookOf(field);
    const fresh = [...new Set(wantedIn(field, rows).flatMap((row) => idsIn(row[field.name])))].filter(
      (id) => !book.has(id),
    );
    if (isDivision(field)) {
      for (const code of fresh) {
        const path = await regions?.path(code).catch(() => []);
        book.set(code, (path ?? []).map(({ name }) => name).join(' / '));
      }
      return;
    }
    for (let from = 0; from < fresh.length; from += LOT) {
      const lot = fresh.slice(from, from + LOT);
      const labels =
        (await tree?.(placeOf(drawnAs(field)))
          .labels?.(lot)
          .catch(() => null)) ?? {};
      for (const id of lot) book.set(id, labels[id] ?? '');
    }
  };
  const named = (row: CrudRow): CrudRow => {
    const names = lookedUp.flatMap((field): [string, string][] => {
      if (!isDivision(field) && isNamedBy(row, field.name)) return [];
      const book = bookOf(field);
      const ids = idsIn(row[field.name]);
      return ids.some((id) => book.get(id))
        ? [[nameKeyOf(field.name), ids.map((id) => book.get(id) || id).join('、')]]
        : [];
    });
    return { ...row, ...Object.fromEntries(names) };
  };
  return async (rows) => {
    for (const field of lookedUp) await learn(field, rows);
    return rows.map(named);
  };
}
