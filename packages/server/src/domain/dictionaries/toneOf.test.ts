import { globSync } from 'node:fs';
import path from 'node:path';
import { type Resource, statesOf } from '@lattice/api/resource';
import { describe, expect, it } from 'vitest';
import { dictionaryRows } from './dictionaryRows.ts';
import { toneOf } from './toneOf.ts';
import { tones } from './tones.ts';

const entries = new Set(dictionaryRows().map(({ code, dictKey }) => `${code} ${dictKey}`));
const folder = path.join(import.meta.dirname, '../../../../api/src/resources');
const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'fields' in value && 'path' in value;
const definitions = (
  await Promise.all(
    globSync('**/*.ts', { cwd: folder }).map(async (file) =>
      Object.values((await import(path.join(folder, file))) as Record<string, unknown>).filter(isResource),
    ),
  )
).flat();

describe('tones of dictionaries', () => {
  it('say what is done, under way, waited for and refused', () => {
    expect(['0', '1', '2', '3', '4', '5', '6', '7', '8'].map((key) => toneOf('event_status', key))).toEqual([
      undefined,
      'warning',
      'warning',
      'info',
      'warning',
      'info',
      'success',
      'critical',
      undefined,
    ]);
    expect(['1', '2', '3', '4'].map((key) => toneOf('warn_level', key))).toEqual([
      'critical',
      'warning',
      'accent',
      'info',
    ]);
    expect(toneOf('nothing', '1')).toBeUndefined();
  });

  it('name entries that there are, each once', () => {
    const named = Object.entries(tones).flatMap(([code, byTone]) =>
      Object.values(byTone).flatMap((keys) => keys.split(' ').map((key) => `${code} ${key}`)),
    );
    expect(named.filter((name) => !entries.has(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it('are there for every dictionary in which records change their state', () => {
    const codes = definitions.flatMap((definition) =>
      statesOf(definition).flatMap(({ field }) => definition.fields[field]?.dict ?? []),
    );
    expect(codes.length).toBeGreaterThan(50);
    expect(codes.filter((code) => tones[code] === undefined)).toEqual([]);
  });
});
