import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { menu } from '@lattice/api/resources/blade-system/menu';
import { param } from '@lattice/api/resources/blade-system/param';
import { role } from '@lattice/api/resources/blade-system/role';
import { dept } from '@lattice/api/resources/blade-system/dept';
import { user } from '@lattice/api/resources/blade-user';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/Database.ts';
import { testDatabases } from '../fixtures/openTestDatabase.ts';
import { createIds } from '../id/snowflake.ts';
import { accountNamed } from '../session/account.ts';
import { md5Hex } from '../crypto/digest.ts';
import { verifyPassword } from '../session/password.ts';
import { sessionSchema } from '../session/schema.ts';
import { applySchema } from '../table/schema.ts';
import { type FirstRunParts, seedFirstRun } from './firstRun.ts';

describe.each(testDatabases())('the first run on $name', ({ open }) => {
  let db: Database;
  let dataDir: string;
  beforeEach(async () => {
    [db, dataDir] = await Promise.all([open(), mkdtemp(join(tmpdir(), 'lattice-first-'))]);
    await applySchema(db, [user, role, dept, menu, param], [sessionSchema]);
  });
  afterEach(async () => {
    await db.close();
    await rm(dataDir, { recursive: true });
  });
  const ids = createIds(0);
  const parts = (more: Partial<FirstRunParts> = {}): FirstRunParts => ({
    nextId: ids,
    now: () => new Date(),
    demo: false,
    dataDir,
    ...more,
  });
  const accounts = async () =>
    (await db.query<{ account: string }>('select account from blade_user order by account')).rows.map(
      (row) => row.account,
    );
  const opens = async (account: string, password: string) =>
    verifyPassword(password, (await accountNamed(db, '000000', account))?.hash ?? null);

  it('makes admin alone with a random password in a note that others cannot read', async () => {
    const { password = '', lines } = await seedFirstRun(db, parts());
    expect(password).toMatch(/^\w{16}$/);
    expect(await accounts()).toEqual(['admin']);
    expect([await opens('admin', password), await opens('admin', 'admin'), await opens('admin', '')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(lines.join('\n')).toContain(password);
    expect(await readFile(join(dataDir, 'first-run.txt'), 'utf8')).toContain(password);
    expect((await stat(join(dataDir, 'first-run.txt'))).mode & 0o777).toBe(0o600);
  });

  it('takes the given password, whatever it looks like, and writes it nowhere', async () => {
    const adminPassword = md5Hex('a password made of hex digits');
    const first = await seedFirstRun(db, parts({ adminPassword }));
    expect(first.password).toBeUndefined();
    expect([await opens('admin', md5Hex(adminPassword)), await opens('admin', adminPassword)]).toEqual([true, false]);
    expect(first.lines.join('\n')).not.toContain(adminPassword);
    await expect(stat(join(dataDir, 'first-run.txt'))).rejects.toThrow('ENOENT');
  });

  it('adds one account a role for the demo, each with its own password', async () => {
    const first = await seedFirstRun(db, parts({ demo: true, adminPassword: 'Start#2026' }));
    expect(await accounts()).toEqual(['admin', 'gridman', 'manager', 'staff']);
    const note = await readFile(join(dataDir, 'first-run.txt'), 'utf8');
    expect(note).not.toContain('Start#2026');
    const random = first.accounts.filter(({ account }) => account !== 'admin');
    expect(new Set(random.map((one) => one.password)).size).toBe(3);
    for (const { password = '?' } of random) expect(note).toContain(password);
  });

  it('happens once, also when two processes start together', async () => {
    const both = await Promise.all([seedFirstRun(db, parts()), seedFirstRun(db, parts())]);
    const [made] = both.filter((one) => one.accounts.length > 0);
    expect(both.filter((one) => one.accounts.length > 0)).toHaveLength(1);
    const later = await seedFirstRun(db, parts({ adminPassword: 'Another#1', demo: true }));
    expect(later).toMatchObject({ account: 'admin', accounts: [] });
    expect(later.lines.join('\n')).toContain('first-run.txt');
    expect(await accounts()).toEqual(['admin']);
    expect([await opens('admin', made?.password ?? ''), await opens('admin', 'Another#1')]).toEqual([true, false]);
  });
});
