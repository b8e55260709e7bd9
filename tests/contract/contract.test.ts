import type { Resource } from '@lattice/api/resource';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { loadHandlers, loadResources } from '@lattice/server/start/load';
import { mount } from '@lattice/server/http/mount';
import { hasTable, tableOf } from '@lattice/server/table/table';
import { views } from '@lattice/server/table/views';
import { seedFlows } from '@lattice/server/start/seedFlows';
import { memoryStore } from '@lattice/server/files/FileStore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Visitor } from '../server/openTown.ts';
import { type Listed, listed } from './endpoints.ts';
import { townOf, visitorOf } from '../server/townOf.ts';

/** Calls that would end the visitor's own session, or that answer without the envelope. */
const bare = new Set([
  '/api/blade-auth/oauth/token',
  '/api/blade-auth/oauth/captcha',
  '/api/blade-auth/oauth/logout',
  '/api/blade-auth/oauth/clear-cache',
]);

/** Reads that the database has no part in: they say what the session or the definitions say. */
const FROM_ELSEWHERE = ['/api/blade-auth/oauth/user-info'];

/** Registers without which nobody could ask. */
const KEPT = new Set([
  'blade-user',
  'blade-system/role',
  'blade-system/menu',
  'blade-system/tenant',
  'blade-system/client',
]);

const rest = listed.filter((call) => !bare.has(call.path));

describe('the list of calls', () => {
  it('has 841 of them', () => {
    expect(listed).toHaveLength(841);
  });

  it('is mounted with the same method, address and place of the parameters', async () => {
    const [resources, handlers] = [await loadResources(), await loadHandlers()];
    const mounted = new Map(
      [...resources.values()]
        .flatMap((resource) => mount(resource, handlers.get(resource.path)))
        .map(({ call, address }) => [`${call.method} ${address}`, call.where]),
    );
    expect(
      listed
        .filter(({ method, path, where }) => mounted.get(`${method} ${path}`) !== where)
        .map(({ method, path, where }) => `${method} ${path} ${where}`),
    ).toEqual([]);
  });
});

const path = (call: Listed, resources: ReadonlyMap<string, Resource>) =>
  [...resources.keys()].filter((one) => call.path.startsWith(`/api/${one}/`)).sort((a, b) => b.length - a.length)[0] ??
  '';

describe.each(oneTestDatabase())('calls on $name', (database) => {
  const town = townOf(database);
  const admin = visitorOf(town, 'admin');
  let resources: ReadonlyMap<string, Resource>;
  const samples = new Map<string, string>();

  const firstId = async (resource: Resource | undefined): Promise<string> => {
    if (resource === undefined || !hasTable(resource)) return '1';
    const known = samples.get(resource.path);
    if (known !== undefined) return known;
    const { rows } = await town.db.query<{ id: string }>(
      `select id from ${tableOf(resource).name} where is_deleted = 0 order by id limit 1`,
    );
    samples.set(resource.path, rows[0]?.id ?? '1');
    return rows[0]?.id ?? '1';
  };

  const send = async (call: Listed, input: Readonly<Record<string, string>>) => {
    const address = call.path.slice('/api/'.length);
    if (call.where === 'query') {
      const query = new URLSearchParams(input).toString();
      return admin.ask(query === '' ? address : `${address}?${query}`, { method: call.method });
    }
    if (call.where === 'multipart') return admin.ask(address, { method: 'POST', body: new FormData() });
    return admin.ask(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    });
  };

  const complaint = (call: Listed, { status, body }: Awaited<ReturnType<Visitor['ask']>>): string | null => {
    const right =
      (status === 200 && body.success === true && body.code === 200 && 'data' in body) ||
      (status === 400 && body.success === false && body.code === 400 && /[\u4e00-\u9fff]/.test(body.msg ?? ''));
    const isPage =
      status !== 200 ||
      !call.isPaged ||
      (typeof body.data === 'object' &&
        body.data !== null &&
        ['records', 'total', 'size', 'current', 'pages'].every((name) => name in (body.data as object)));
    return right && isPage ? null : `${call.method} ${call.path} → ${status} ${JSON.stringify(body).slice(0, 300)}`;
  };

  beforeAll(async () => {
    resources = await loadResources();
    await seedFlows({
      db: town.db,
      files: memoryStore(),
      settings: { quirks: false, test: true },
      resources,
      handlers: await loadHandlers(),
      nextId: town.nextId,
      now: town.now,
    });
  });

  it('answer an administrator who gives nothing', async () => {
    const wrong: (string | null)[] = [];
    for (const call of rest) wrong.push(complaint(call, await send(call, {})));
    expect(wrong.filter((line) => line !== null)).toEqual([]);
  }, 120_000);

  it('answer an administrator who gives an id where one belongs; reads and pages say 200', async () => {
    const wrong: (string | null)[] = [];
    for (const call of rest.filter(({ method, where }) => method === 'GET' && where === 'query')) {
      const input: Record<string, string> = {};
      for (const name of call.parameters) {
        if (name === 'current' || name === 'size') input[name] = name === 'size' ? '5' : '1';
        else if (/^(gridd?ingId|gridId|parentId)$/.test(name)) input[name] = await firstId(resources.get('grid/grid'));
        else if (/^id$/.test(name)) input[name] = await firstId(resources.get(path(call, resources)));
      }
      const answer = await send(call, input);
      wrong.push(
        complaint(call, answer) ??
          (call.isPaged && answer.status !== 200 ? `${call.path} → ${answer.status} ${answer.body.msg ?? ''}` : null),
      );
    }
    expect(wrong.filter((line) => line !== null)).toEqual([]);
  }, 120_000);

  /** A call that reads, with the ids that it may be given. */
  const inputOf = async (call: Listed): Promise<Record<string, string>> => {
    const input: Record<string, string> = {};
    for (const name of call.parameters) {
      if (/^(gridd?ingId|gridId|parentId)$/.test(name)) input[name] = await firstId(resources.get('grid/grid'));
      else if (/^id$/.test(name)) input[name] = await firstId(resources.get(path(call, resources)));
    }
    return input;
  };

  it('change with the rows: the same answer without them means it asked for kept or missing ones', async () => {
    const before = new Map<Listed, { input: Record<string, string>; answer: string }>();
    for (const call of rest.filter(({ method, where }) => method === 'GET' && where === 'query')) {
      const input = await inputOf(call);
      const { status, body } = await send(call, input);
      if (status === 200) before.set(call, { input, answer: JSON.stringify(body.data) });
    }
    expect(before.size).toBeGreaterThan(430);
    for (const resource of resources.values())
      if (hasTable(resource) && views[resource.path] === undefined && !KEPT.has(resource.path))
        await town.db.query(`delete from ${tableOf(resource).name}`);
    await town.db.script('delete from wf_instance; delete from wf_deployment;');
    const statements = vi.spyOn(town.db, 'query');
    const requested = async (call: () => Promise<unknown>) => {
      statements.mockClear();
      await call();
      return new Set(statements.mock.calls.map(([text]) => text));
    };
    const ofAnyCall = await requested(() => admin.ask('blade-auth/oauth/user-info'));
    const same: string[] = [];
    const constant: string[] = [];
    for (const [call, { input, answer }] of before) {
      let after = '';
      const texts = await requested(async () => void (after = JSON.stringify((await send(call, input)).body.data)));
      if (after !== answer) continue;
      same.push(call.path);
      if ([...texts].every((text) => ofAnyCall.has(text))) constant.push(call.path);
    }
    statements.mockRestore();
    expect(constant.sort()).toEqual([...FROM_ELSEWHERE].sort());
    expect(same.length).toBeLessThan(before.size / 10);
  }, 240_000);
});
