import { sm2 } from 'sm-crypto-v2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/Database.ts';
import { oneTestDatabase } from '../fixtures/openTestDatabase.ts';
import { md5Hex } from './digest.ts';
import { sessionSchema } from '../session/schema.ts';
import { openSecret, sm2Keys } from './sm2.ts';

describe.each(oneTestDatabase())('SM2 on $name', ({ open }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await db.script(sessionSchema);
  });
  afterAll(() => db.close());

  it('has one pair of keys, its public one as a front end of BladeX 4 is configured with it', async () => {
    const { publicKey } = await sm2Keys(db);
    expect(publicKey).toMatch(/^04[0-9a-f]{128}$/);
    expect(await db.tx((sql) => sm2Keys(sql))).toEqual(await sm2Keys(db));
  });

  it('opens what a client encrypted, with and without the leading 04', async () => {
    const { publicKey } = await sm2Keys(db);
    const sealed = sm2.doEncrypt('枫桥#2026', publicKey, 0);
    expect(await openSecret(db, sealed)).toBe('枫桥#2026');
    expect(await openSecret(db, `04${sealed}`.toUpperCase())).toBe('枫桥#2026');
  });

  it('leaves plain texts, md5 and what was made for another key as they are', async () => {
    const foreign = sm2.doEncrypt('Feng#2026', sm2.generateKeyPairHex().publicKey, 0);
    for (const given of ['Feng#2026', md5Hex('Feng#2026'), '', 'ab'.repeat(97), foreign, `${foreign.slice(0, -2)}zz`])
      expect(await openSecret(db, given)).toBe(given);
  });
});
