import { expect, it } from 'vitest';
import { rowMatch } from './rowMatch.ts';

const row = { id: '1', name: '王小明', kind: '2', length: 9, day: '2026-01-31', note: '' };
const holds = (filters: Record<string, string>) => rowMatch({ current: 1, size: 10, ...filters })(row);

it.each([
  [{ name: '小' }, true], [{ kind: '1,2' }, true], [{ kind: '1,3' }, false], [{ length_ge: '9' }, true], [{ length_gt: '10' }, false], [{ length_lt: '10' }, true],
  [{ day_dategt: '2026-01-31 00:00:00', day_datelt: '2026-01-31 23:59:59' }, true], [{ day_datelt: '2026-01-30 23:59:59' }, false], [{ note_null: '1' }, true], [{ note_ge: '1' }, false],
  [{ where: '{"join":"or","conditions":[{"field":"name","operator":"equal","value":"x"},{"field":"length","operator":"gt","value":"8"}]}' }, true],
  [{ where: '{"join":"and","conditions":[{"field":"name","operator":"equal","value":"x"},{"field":"length","operator":"gt","value":"8"}]}' }, false],
])('%o is %s', (filters, expected) => {
  expect(holds(filters)).toBe(expected);
});
