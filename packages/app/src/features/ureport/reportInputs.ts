import { datasetQuestion } from './datasetQuestion.ts';
import type { SheetFile, SheetInput } from './SheetFile.ts';

/** The fields above a report: those of its form, and one for each parameter of its queries that the form leaves out. */
export function reportInputs({ inputs, datasets }: Pick<SheetFile, 'inputs' | 'datasets'>): SheetInput[] {
  const tests = datasets.flatMap(({ sql }) => (sql === undefined ? [] : (datasetQuestion(sql)?.tests ?? [])));
  const known = new Set(inputs.map(({ parameter }) => parameter));
  const used = new Set(tests.flatMap(({ parameter }) => (parameter === undefined ? [] : [parameter])));
  const others = [...used].filter((parameter) => !known.has(parameter));
  return [
    ...inputs,
    ...others.map((parameter): SheetInput => ({ parameter, label: parameter, kind: 'text', options: [] })),
  ];
}

/** What the parameters of a report are at first. */
export const defaultsIn = ({ datasets }: Pick<SheetFile, 'datasets'>): ReadonlyMap<string, string> =>
  new Map(datasets.flatMap(({ defaults }) => [...defaults]));
