import { get } from '@lattice/api/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/Database.ts';
import { oneTestDatabase } from '../../fixtures/openTestDatabase.ts';
import { ensureLicence } from '../../domain/licence/ensureLicence.ts';
import { forgetLicence } from '../../domain/licence/isLicensed.ts';
import { throughGate } from '../../fixtures/gateCall.ts';
import { openTestServer } from '../../fixtures/openTestServer.ts';
import { createIds } from '../../id/snowflake.ts';
import { licence } from './licence.ts';

it('asks nothing where no licence is needed', async () => {
  const { passed, call } = await throughGate(licence);
  expect([passed, call.isOpen]).toEqual([true, false]);
});

describe.each(oneTestDatabase())('where a licence is needed, on $name', (database) => {
  const settings = { needsLicence: true };
  let db: Database;

  beforeAll(async () => {
    ({ db } = await openTestServer(database));
  });
  afterAll(() => db.close());

  it('refuses calls until there is one, except for open ones and those of licences', async () => {
    expect(await throughGate(licence, { db, settings })).toMatchObject({ passed: false, code: 5000 });
    expect(await throughGate(licence, { db, settings, call: get('open', { access: 'anonymous' }) })).toMatchObject({
      passed: true,
    });
    const installing = await throughGate(licence, { db, settings, path: 'krd/license', call: get('register') });
    expect(installing).toMatchObject({ passed: true, call: { isOpen: true } });
  });

  it('opens nothing more once there is one', async () => {
    await ensureLicence(db, createIds(0));
    forgetLicence(db);
    expect(await throughGate(licence, { db, settings, at: new Date() })).toMatchObject({ passed: true });
    const installing = await throughGate(licence, {
      db,
      settings,
      at: new Date(),
      path: 'krd/license',
      call: get('register'),
    });
    expect(installing).toMatchObject({ passed: true, call: { isOpen: false } });
  });
});
