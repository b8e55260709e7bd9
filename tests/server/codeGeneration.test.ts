import { code } from '@lattice/api/resources/blade-develop/code';
import { stripTypeScriptTypes } from 'node:module';
import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Town, type Visitor, openTown } from './openTown.ts';

describe.each(testDatabases())('code generation on $name', (database) => {
  let town: Town;
  let admin: Visitor;
  beforeAll(async () => {
    town = await openTown(database);
    admin = await town.visit('admin');
  }, 120_000);
  afterAll(() => town?.db.close());

  it('writes a definition for every row of the demo town, one by one and all at once', async () => {
    const calls = admin.client(code);
    const { records } = await calls.page({ current: 1, size: 200 });
    expect(records.length).toBeGreaterThan(0);
    const files = await calls.genCode({ ids: records.map(({ id }) => id).join(','), system: 'saber' });
    expect(files).toHaveLength(records.length);
    for (const { id } of records) {
      const [file] = await calls.genCode({ ids: id });
      expect(file?.path).toMatch(/^packages\/api\/src\/resources\/[\w-]+\/\w+\.ts$/);
      expect(file?.text).toMatch(/export const [a-zA-Z_$][\w$]* = resource\('/);
      expect(file?.text).not.toContain('undefined');
      expect(stripTypeScriptTypes(file?.text ?? '')).toContain('fields: {\n    ');
      expect(files.map(({ path }) => path)).toContain(file?.path);
    }
  });

  it('writes one from what older versions left in a model, and lets no text leave its place', async () => {
    const { records } = await admin.client(code).page({ current: 1, size: 1 });
    const id = records[0]?.id ?? '';
    const generate = async (prototypes: unknown, name = '模型') => {
      await town.db.query(
        `update blade_develop_model set prototypes = $1, model_name = $2
          where id = (select model_id from blade_develop_code where id = $3)`,
        [JSON.stringify(prototypes), name, id],
      );
      return (await admin.client(code).genCode({ ids: id }))[0]?.text ?? '';
    };
    const whole = await generate(null);
    for (const odd of [
      {},
      [],
      [null, 5, 'x'],
      [{ jdbcName: 'id', propertyName: 'id' }],
      [{ jdbcName: "x'; f()", propertyName: '1' }],
    ])
      expect(await generate(odd)).toBe(whole);
    const text = await generate(
      [{ jdbcName: 'a', propertyName: 'a', jdbcComment: "甲'),\nx: evil('" }],
      '名**//\nevil();/*',
    );
    expect(
      stripTypeScriptTypes(text)
        .replaceAll(/\/\*.*?\*\//gs, '')
        .replaceAll(/'(?:[^'\\]|\\.)*'/g, ''),
    ).not.toContain('evil');
  });
});
