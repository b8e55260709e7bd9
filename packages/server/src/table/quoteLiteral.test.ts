import { describe, expect, test } from 'vitest';
import { testDatabases } from '../fixtures/openTestDatabase.ts';
import { quoteLiteral } from './quoteLiteral.ts';

const HOSTILE = ["O'Brien", "'; drop table lamp; --", "\\' or 1 = 1 --", '$1', "''", '', '网格'];

describe.each(testDatabases())('quoted values on $name', ({ open }) => {
  test('come back from a statement as they went in', async () => {
    const database = await open();
    for (const value of HOSTILE)
      expect((await database.query(`select ${quoteLiteral(value)} as value`)).rows).toEqual([{ value }]);
    expect(
      (await database.query(`select ${quoteLiteral(HOSTILE)}::text[] as value, ${quoteLiteral(null)} as none`)).rows,
    ).toEqual([{ value: HOSTILE, none: null }]);
    await database.close();
  });
});
