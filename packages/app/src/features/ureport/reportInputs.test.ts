import { expect, it } from 'vitest';
import { defaultsIn, reportInputs } from './reportInputs.ts';

const dataset = (sql: string | undefined, defaults: [string, string][] = []) => ({
  name: 'd',
  defaults: new Map(defaults),
  ...(sql !== undefined && { sql }),
});

it('asks for what the form asks for, and for parameters of queries that it leaves out', () => {
  const level = { parameter: 'level', label: '级别', kind: 'one', options: [] } as const;
  const datasets = [
    dataset('select x from event where level = :level and day >= :since', [['since', '2026-01-01']]),
    dataset('select x from event where day >= :since'),
    dataset('select x from a join b on a.id = b.id where y = :other'),
    dataset(undefined),
  ];
  expect(reportInputs({ inputs: [level], datasets })).toEqual([
    level,
    { parameter: 'since', label: 'since', kind: 'text', options: [] },
  ]);
  expect([...defaultsIn({ datasets })]).toEqual([['since', '2026-01-01']]);
});
