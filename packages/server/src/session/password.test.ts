import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/Database.ts';
import { oneTestDatabase } from '../fixtures/openTestDatabase.ts';
import { md5Hex } from '../crypto/digest.ts';
import { hashPassword, defaultCost, setPassword, setPasswordCost, verifyPassword } from './password.ts';
import { sessionSchema } from './schema.ts';

// Other tests store their passwords cheaply; these are about the product's own cost.
beforeAll(() => setPasswordCost(defaultCost));

describe('a stored password', () => {
  it('is a scrypt string with a salt of its own', async () => {
    const [one, two] = await Promise.all([hashPassword('Secret#1'), hashPassword('Secret#1')]);
    expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one.split('$')[3]).not.toBe(two.split('$')[3]);
    expect(one).not.toContain(md5Hex('Secret#1'));
  });

  it('is matched by the plain text and by its md5 in any case, by nothing else', async () => {
    const hash = await hashPassword('Secret#1');
    expect(await verifyPassword('Secret#1', hash)).toBe(true);
    expect(await verifyPassword(md5Hex('Secret#1').toUpperCase(), hash)).toBe(true);
    expect(await verifyPassword('secret#1', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('is never matched where there is none, which takes as long', async () => {
    const hash = await hashPassword('Secret#1');
    const least = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    for (let i = 0; i < 3; i += 1) {
      for (const [kind, stored] of [
        ['known', hash],
        ['unknown', null],
      ] as const) {
        const start = performance.now();
        expect(await verifyPassword('wrong', stored)).toBe(false);
        least[kind] = Math.min(least[kind], performance.now() - start);
      }
    }
    expect(least.unknown / least.known).toBeGreaterThan(0.5);
    expect(least.unknown / least.known).toBeLessThan(2);
  });

  it('of an unknown form is an error, not a pass', async () => {
    await expect(verifyPassword('x', md5Hex('x'))).rejects.toThrow('unknown form');
  });
});

describe.each(oneTestDatabase())('passwords on $name', ({ open }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await db.script(sessionSchema);
  });
  afterAll(() => db.close());

  it('are replaced, with no md5 at rest', async () => {
    const now = new Date('2026-11-20T08:00:00Z');
    await setPassword(db, '7', 'First#1', { now, mustChange: true });
    await setPassword(db, '7', md5Hex('Second#2'), { now });
    const { rows } = await db.query<{ hash: string; must_change: boolean }>('select * from sys_password');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.must_change).toBe(false);
    expect(await verifyPassword('Second#2', rows[0]?.hash ?? null)).toBe(true);
    expect(await verifyPassword('First#1', rows[0]?.hash ?? null)).toBe(false);
    expect(JSON.stringify(rows)).not.toMatch(/[0-9a-f]{32}/i);
  });
});
