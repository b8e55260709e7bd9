import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { security } from '@lattice/api/resources/blade-log/security';
import type { Sql } from '@lattice/server/db/Database';
import type { Measure } from '@lattice/server/domain/security/SecurityRule';
import { type NamedRule, loadRules } from '@lattice/server/domain/security/loadRules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { breaks, putInOrder } from './securityBreaks.ts';

const rules = await loadRules();
const undone = new Error('undone');

inTown('the security check on $name', { demo: false }, ({ town }) => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lattice-security-'));
    await mkdir(join(folder, 'first'));
    await writeFile(join(folder, 'first', 'first-run.txt'), '');
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  const measureOn = (sql: Sql): Measure => ({
    tenantId: '000000',
    node: process.versions.node,
    context: {
      db: { ...town.db, kind: town.db.kind, query: sql.query.bind(sql) },
      settings: { quirks: false, test: false, dataDir: folder },
      now: town.now,
      http: { request: new Request('https://town.example/api'), replyHeaders: new Headers() },
    } as unknown as Measure['context'],
  });

  /** Judges in a transaction that is undone; the installation is in order before `prepare`. */
  const judged = async (
    rule: NamedRule,
    prepare: (sql: Sql) => Promise<void>,
    change: (measure: Measure) => Measure = (measure) => measure,
  ): Promise<string> => {
    let result = '';
    await town.db
      .tx(async (sql) => {
        await putInOrder(sql, town.nextId);
        await prepare(sql);
        result = (await rule.judge(change(measureOn(sql)))).result;
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return result;
  };
  const realTime = (measure: Measure): Measure => ({
    ...measure,
    context: { ...measure.context, now: () => new Date() },
  });

  it('has a way to fail for each rule, at least 25 of them', () => {
    expect(rules.length).toBeGreaterThanOrEqual(25);
    expect(Object.keys(breaks).toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
  });

  it.each(rules)('$id: holds in order, fails when broken', async (rule) => {
    const { sql: statements = [], measure } = breaks[rule.id] ?? {};
    const asOrdinary = async (sql: Sql) => {
      if (rule.id !== 'data/databaseAccount' || town.db.kind === 'pglite') return;
      const role = `lattice_plain_${town.nextId()}`;
      await sql.query(`create role ${role}`);
      await sql.query(`set local role ${role}`);
    };
    const isClock = rule.id === 'logs/clock';
    expect(await judged(rule, asOrdinary, isClock ? realTime : undefined)).not.toBe('fail');
    const run = async (sql: Sql) => {
      for (const statement of statements) await sql.query(statement);
    };
    expect(await judged(rule, run, measure)).toBe('fail');
  });

  it('is answered to those who may see it, in their language, and is on record', async () => {
    const admin = await town.visit('admin');
    const { findings, time } = await admin.client(security).check();
    expect(time).toBe(town.now().toISOString());
    expect(findings.map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
    const { body } = await admin.ask('blade-log/security/check', {
      method: 'POST',
      headers: { 'Accept-Language': 'en-US' },
    });
    expect(JSON.stringify(body)).not.toMatch(/\p{Script=Han}/u);
    const n = await town.number(
      "select count(*)::int as n from sys_audit where action = 'security-check' and user_id is not null",
    );
    expect(n).toBe(2);
    const staff = await town.visit('staff');
    expect(await staff.post('blade-log/security/check').status()).toBe(403);
  });
});
