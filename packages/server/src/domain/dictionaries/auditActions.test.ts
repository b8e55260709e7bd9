import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dictionaryRows } from './dictionaryRows.ts';

const sources = path.join(import.meta.dirname, '../..');
/** Calls that write the audit log, with what their entry begins with. */
const CALLS = /\b(?:audit|securityLog)\((?:[\w.]+,\s*)+\{\s*action: (?:[^'\n]* \? )?'([\w-]+)'(?: : '([\w-]+)')?/g;

it('names every action that the audit log is told', () => {
  const named = new Set(
    dictionaryRows()
      .filter(({ code }) => code === 'audit_action')
      .map(({ dictKey }) => dictKey),
  );
  const actions = globSync('**/*.ts', { cwd: sources }).flatMap((file) =>
    [...readFileSync(path.join(sources, file), 'utf8').matchAll(CALLS)].flatMap(([, first, second]) => [
      ...(first === undefined ? [] : [first]),
      ...(second === undefined ? [] : [second]),
    ]),
  );
  expect(actions.length).toBeGreaterThan(40);
  expect(actions.filter((action) => !named.has(action))).toEqual([]);
});
