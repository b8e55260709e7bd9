import type { FormSources } from '../../Form/FormSources.ts';
import { formatList } from '../../formatList/formatList.tsx';
import { looksOf, placeOf } from '../../kinds/looksOf.ts';
import { nameKeyOf } from '../../kinds/nameKeyOf.ts';
import { textOf } from '../../kinds/textOf.ts';
import type { CrudField } from '../CrudField.ts';
import type { CrudRow } from '../DataSource.ts';
import type { CellChange } from './changesTo.ts';

/** What the values of a field are called, by their text. */
export type ValueNames = ReadonlyMap<string, string>;

const idsOf = (text: string) => text.split(',').filter(Boolean);

/** What the records and divisions are called that some changes of a field name; nothing for fields that name none. */
export async function namesOfValues(
  field: CrudField,
  changes: readonly CellChange[],
  sources: FormSources,
  locale: string,
): Promise<ValueNames> {
  const { family, input } = looksOf(field);
  if (family !== 'reference') return new Map();
  // Divisions are told from the province down, before and after.
  const ownName = (row: CrudRow) => (input === 'region' ? '' : textOf(row[nameKeyOf(field.name)]));
  const names = new Map(changes.map(({ row, before }) => [textOf(before), ownName(row)] as const));
  for (const { after } of changes.slice(0, 1)) names.set(textOf(after), names.get(textOf(after)) ?? '');
  const nameless = Array.from(names).flatMap(([text, name]) => (text !== '' && name === '' ? text : []));
  if (input === 'region')
    await Promise.all(
      nameless.map(async (code) => {
        const way = await sources.regions?.path(code).catch(() => []);
        names.set(code, (way ?? []).map(({ name }) => name).join(' / '));
      }),
    );
  else if (nameless.length > 0) {
    const labels =
      (await sources
        .tree?.(placeOf(field))
        ?.labels?.(nameless.flatMap(idsOf))
        .catch(() => ({}))) ?? {};
    const called: Readonly<Record<string, string>> = labels;
    for (const text of nameless)
      names.set(
        text,
        formatList(
          idsOf(text).map((id) => called[id] ?? id),
          locale,
        ),
      );
  }
  return names;
}
