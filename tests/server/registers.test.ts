import type { Page, PageQuery } from '@lattice/api/call';
import type { Resource } from '@lattice/api/resource';
import { readValue } from '@lattice/api/readValue';
import { withoutSignatures } from '@lattice/server/files/signedAddress';
import { loadResources } from '@lattice/server/start/load';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { openRegisters } from './knownRows.ts';
import { type Known, rowsOf } from './rowsOf.ts';

type Row = Record<string, unknown>;
interface Register {
  page(query: PageQuery): Promise<Page<Row>>;
  detail(id: string): Promise<Row>;
  submit(row: Row): Promise<{ id: string; rev: number }>;
  remove(ids: string[]): Promise<boolean>;
}

/** How often a property is tried: seldom in the daily test, 300 times and more with RUNS=300. */
const runs = (daily: number): number => Number(process.env.RUNS ?? daily);
/** Long enough for every run of a property. */
const timeout = 30_000 * Math.max(1, runs(1) / 20);

const all = await loadResources();
/**
 * Registers whose rows obey more than their fields: a tenant has a number and accounts of its own, an exchange takes
 * points and stock, a data scope fits its register.
 */
const APART = new Set([
  'grid/gridmemberleaveapproval',
  'blade-system/tenant',
  'project/exchangeRecord',
  'blade-system/data-scope',
]);
const registers = [...all.values()].filter(
  (r) =>
    !APART.has(r.path) &&
    r.log !== true &&
    ['page', 'detail', 'submit', 'remove'].every((name) => Object.hasOwn(r.calls, name)),
);
const lists = [...all.values()].flatMap((r) =>
  Object.values(r.calls).flatMap((call) =>
    'plain' in call && (call.plain === 'page' || call.plain === 'list') ? [`${r.path}/${call.path}`] : [],
  ),
);

/** Kinds whose stored value is found by the value itself. */
const FOUND = new Set(['text', 'dict', 'ref', 'dept', 'region', 'switch', 'integer', 'phone']);

const targetsOf = (resource: Resource): string[] =>
  Object.values(resource.fields).flatMap(({ to }) => (to === undefined || to === resource.path ? [] : [to]));

/** Paths so that what a row must point to comes before it. */
function inOrder(paths: ReadonlySet<string>): string[] {
  const done = new Set<string>();
  const visit = (path: string, above: readonly string[]) => {
    if (done.has(path) || above.includes(path)) return;
    for (const [, field] of Object.entries(all.get(path)?.fields ?? {}))
      if (field.required === true && field.to !== undefined && field.to !== path) visit(field.to, [...above, path]);
    done.add(path);
  };
  for (const path of paths) visit(path, []);
  return [...done];
}

const stored = (resource: Resource, name: string, raw: unknown) => {
  const field = resource.fields[name];
  const reading = field && readValue(field, raw);
  return reading && 'value' in reading ? reading.value : undefined;
};

inTown('every register on $name', {}, ({ town, admin }) => {
  let known: Known;
  const register = (resource: Resource) => admin.client(resource) as unknown as Register;

  /** Stores one row of a register to which others point, unless the town has some. */
  const settle = async (path: string) => {
    const resource = all.get(path);
    if (resource === undefined || known.ids.has(path) || !registers.includes(resource)) return;
    const [row] = fc.sample(rowsOf(resource, known), 1);
    const { id } = await register(resource).submit(row ?? {});
    known = { ...known, ids: new Map([...known.ids, [path, [id]]]) };
  };

  beforeAll(async () => {
    known = await openRegisters(town);
    // Ranges of a scale in use leave no gap, while each row here stands alone.
    await town.db.query("update psychological_scale set status = '0'");
    // Parts of a scale that somebody answered are frozen.
    await town.db.query("update psychological_appletanswerrecord set status = '3'");
    for (const path of inOrder(new Set(registers.flatMap(targetsOf)))) await settle(path);
  });

  it.each(registers.map((r) => [r.path, r] as const))(
    '%s keeps a row and finds it by each of its searched fields',
    async (_, resource) => {
      const calls = register(resource);
      await fc.assert(
        fc.asyncProperty(rowsOf(resource, known), async (row) => {
          const { id } = await calls.submit(row);
          const kept = withoutSignatures(await calls.detail(id));
          for (const [name, raw] of Object.entries(row))
            expect
              .soft(kept[name], name)
              .toEqual(resource.fields[name]?.secret === true ? undefined : stored(resource, name, raw));
          for (const [name, field] of Object.entries(resource.fields)) {
            if (field.search !== true || field.secret === true || !FOUND.has(field.kind) || row[name] === undefined)
              continue;
            const { records, total } = await calls.page({
              current: 1,
              size: 200,
              [name]: String(row[name]),
              ascs: 'createTime',
              id,
            });
            expect(total, `${name}=${String(row[name])}`).toBe(1);
            expect(records[0]?.id).toBe(id);
          }
          expect(await calls.remove([id])).toBe(true);
          await expect(calls.detail(id)).rejects.toThrow('记录不存在');
        }),
        { numRuns: runs(3), endOnFailure: true },
      );
    },
    timeout,
  );

  it.each(lists)(
    '%s answers any question with rows or with a reason, never with a fault',
    async (address) => {
      const path = address.slice(0, address.lastIndexOf('/'));
      const names = [
        ...Object.keys(all.get(path)?.fields ?? {}),
        'id',
        'createTime',
        'tenantId',
        'isDeleted',
        '__proto__',
        'constructor',
        'drop table',
      ];
      const suffix = fc.constantFrom(
        '',
        ...'_like _equal _notequal _ge _lt _dategt _datelt _null _nonsense'.split(' '),
      );
      const value = fc.oneof(
        fc.string(),
        fc.constantFrom("' or 1=1 --", '%', '\\', '2024-02-30', '9'.repeat(25), '1,2,x', '-1', 'null', '0', '\u0000'),
        fc.integer().map(String),
      );
      const pair = fc
        .tuple(fc.constantFrom(...names), suffix, value)
        .map(([name, end, text]) => [name + end, text] as const);
      const paging = fc.record(
        {
          current: fc.constantFrom('1', '0', '-3', 'x', '999999'),
          size: fc.constantFrom('10', '200', '100000', 'y'),
          ascs: fc.constantFrom('', 'create_time', 'nope', 'id;drop'),
          descs: fc.constantFrom('', 'createTime'),
        },
        { requiredKeys: [] },
      );
      await fc.assert(
        fc.asyncProperty(fc.array(pair, { maxLength: 4 }), paging, async (pairs, page) => {
          const { status, body } = await admin.ask(
            `${address}?${new URLSearchParams({ ...Object.fromEntries(pairs), ...page }).toString()}`,
          );
          expect([200, 400]).toContain(status);
          expect(body.code).toBe(status);
          expect(status === 200 || /[\u4e00-\u9fff]/.test(String(body.msg))).toBe(true);
          expect((body.data as Page<Row> | null)?.records?.length ?? 0).toBeLessThanOrEqual(200);
        }),
        { numRuns: runs(20), endOnFailure: true },
      );
    },
    timeout,
  );

  it.each(registers.map((r) => [r.path, r] as const))('%s ignores what a body may not set', async (_, resource) => {
    const calls = register(resource);
    const [row] = fc.sample(rowsOf(resource, known), 1);
    const forged = {
      ...row,
      createUser: '1',
      createDept: '2',
      tenantId: '999999',
      isDeleted: 1,
      rev: 77,
      createTime: '1999-01-01 00:00:00',
      constructor: { prototype: { bad: 1 } },
    };
    const { body } = await admin.ask(`${resource.path}/submit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(forged).replace('{', '{"__proto__":{"bad":1},'),
    });
    const kept = await calls.detail((body.data as { id: string }).id);
    expect(kept).toMatchObject({ tenantId: '000000', isDeleted: 0, rev: 1 });
    expect(kept.createUser).not.toBe('1');
    expect(kept.createTime).not.toBe('1999-01-01 00:00:00');
    expect(({} as Record<string, unknown>).bad).toBeUndefined();
    await admin.post(`${resource.path}/submit`, { ...forged, id: kept.id, rev: 1 });
    const { tenantId, isDeleted, createUser, createTime } = kept;
    expect(await calls.detail(String(kept.id))).toMatchObject({ tenantId, isDeleted, createUser, createTime });
    await calls.remove([String(kept.id)]);
  });
});
