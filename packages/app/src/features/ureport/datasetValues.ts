import { figureOf } from './cellExpression.ts';
import { isAsTested } from './datasetQuestion.ts';
import type { Binding } from './expandLines.ts';
import type { DatasetValue, SheetRecord } from './SheetFile.ts';

/** The records of a data set, and the words of values that are keys or ids, by property. */
export interface DatasetRows {
  records: readonly SheetRecord[];
  words: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The rows of data sets by name; a data set that is not there cannot be answered here. */
export type SheetRecords = ReadonlyMap<string, DatasetRows>;

const IN_QUOTES = /^(['"])(.*)\1$/;

/** The records of a value's data set that belong to the lines in which it stands. */
export function recordsOf(
  value: Pick<DatasetValue, 'dataset' | 'conditions'>,
  records: SheetRecords,
  bindings: readonly Binding[],
): readonly SheetRecord[] {
  let left = records.get(value.dataset)?.records ?? [];
  for (const binding of bindings) {
    if (binding.dataset !== value.dataset) continue;
    const own = new Set(binding.records);
    left = left.filter((record) => own.has(record));
  }
  return left.filter((record) =>
    value.conditions.every(({ property, operator, value: wanted }) =>
      isAsTested(record[property], operator, wanted.replace(IN_QUOTES, '$2')),
    ),
  );
}

/** The values of a property where some lines stand: its figure, its groups, or one for each record. */
export function datasetValues(
  value: DatasetValue,
  all: SheetRecords,
  bindings: readonly Binding[],
): Omit<Binding, 'id' | 'cell'>[] {
  const { dataset, property, aggregate, order, words } = value;
  const records = recordsOf(value, all, bindings);
  const given = records.map((record) => record[property]);
  const figure = figureOf(aggregate, given);
  if (figure !== undefined) return [{ value: figure, dataset, records }];
  const groups = new Map<unknown, SheetRecord[]>();
  for (const record of records) {
    const key = aggregate.endsWith('group') ? String(record[property] ?? '') : record;
    const group = groups.get(key) ?? [];
    group.push(record);
    groups.set(key, group);
  }
  const known = all.get(dataset)?.words.get(property);
  const sign = order === 'desc' ? -1 : 1;
  const inOrder = [...groups.values()].map((own) => ({ own, first: own[0]?.[property] }));
  if (order === 'asc' || order === 'desc')
    inOrder.sort((a, b) => sign * String(a.first ?? '').localeCompare(String(b.first ?? ''), 'zh', { numeric: true }));
  return inOrder.map(({ own, first }) => {
    const key = String(first ?? '');
    return { value: words.get(key) ?? known?.get(key) ?? first, dataset, records: own };
  });
}
