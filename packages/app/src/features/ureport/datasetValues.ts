import { figureOf } from './cellExpression.ts';
import { isAsTested } from './datasetQuestion.ts';
import type { Binding } from './expandLines.ts';
import type { DatasetValue, SheetCondition, SheetRecord } from './SheetFile.ts';

/** The records of a data set, and the words of values that are keys or ids, by property. */
export interface DatasetRows {
  records: readonly SheetRecord[];
  words: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The rows of data sets by name; a data set that is not there cannot be answered here. */
export type SheetRecords = ReadonlyMap<string, DatasetRows>;

/** Says what the right side of a condition comes to where some lines stand. */
export type Wanted = (expression: string, bindings: readonly Binding[]) => string;

/** True when a record is as the conditions want it, each joined with those before it. */
const isWanted = (record: SheetRecord, conditions: readonly (SheetCondition & { wanted: string })[]): boolean =>
  conditions.reduce((isSo, { property, operator, wanted, isOr }, at) => {
    const own = isAsTested(record[property], operator, wanted);
    if (at === 0) return own;
    return isOr ? isSo || own : isSo && own;
  }, true);

/** The records of a value's data set that belong to the lines in which it stands. */
export function recordsOf(
  value: Pick<DatasetValue, 'dataset' | 'conditions'>,
  records: SheetRecords,
  bindings: readonly Binding[],
  wanted: Wanted,
): readonly SheetRecord[] {
  let left = records.get(value.dataset)?.records ?? [];
  for (const binding of bindings) {
    if (binding.dataset !== value.dataset) continue;
    const own = new Set(binding.records);
    left = left.filter((record) => own.has(record));
  }
  const conditions = value.conditions.map((one) => ({ ...one, wanted: wanted(one.value, bindings) }));
  return left.filter((record) => isWanted(record, conditions));
}

/** What another data set of the file calls the values of one. */
function mappedWords({ mapping }: DatasetValue, all: SheetRecords): ReadonlyMap<string, string> {
  const { records = [], words } = (mapping && all.get(mapping.dataset)) ?? {};
  if (mapping === undefined) return new Map();
  return new Map(
    records.map((record) => {
      const said = String(record[mapping.value] ?? '');
      return [String(record[mapping.key] ?? ''), words?.get(mapping.value)?.get(said) ?? said];
    }),
  );
}

/** The values of a property where some lines stand: its figure, its groups, or one for each record. */
export function datasetValues(
  value: DatasetValue,
  all: SheetRecords,
  bindings: readonly Binding[],
  wanted: Wanted,
): Omit<Binding, 'id' | 'cell'>[] {
  const { dataset, property, aggregate, order, words } = value;
  const records = recordsOf(value, all, bindings, wanted);
  const given = records.map((record) => record[property]);
  const figure = figureOf(aggregate, given);
  if (figure !== undefined) return [{ value: figure, given: figure, dataset, records }];
  const groups = new Map<unknown, SheetRecord[]>();
  for (const record of records) {
    const key = aggregate.endsWith('group') ? String(record[property] ?? '') : record;
    const group = groups.get(key) ?? [];
    group.push(record);
    groups.set(key, group);
  }
  const known = all.get(dataset)?.words.get(property);
  const mapped = mappedWords(value, all);
  const sign = order === 'desc' ? -1 : 1;
  const inOrder = [...groups.values()].map((own) => ({ own, first: own[0]?.[property] }));
  if (order === 'asc' || order === 'desc')
    inOrder.sort((a, b) => sign * String(a.first ?? '').localeCompare(String(b.first ?? ''), 'zh', { numeric: true }));
  return inOrder.map(({ own, first }) => {
    const key = String(first ?? '');
    return {
      value: words.get(key) ?? mapped.get(key) ?? known?.get(key) ?? first,
      given: first,
      dataset,
      records: own,
    };
  });
}
