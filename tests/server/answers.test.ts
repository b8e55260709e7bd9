import { expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';
import { json } from './json.ts';
import { openTown } from './openTown.ts';

inEachTown('answers of the server on $name', {}, ({ database, admin, gridman }) => {
  it.each([
    ['an unknown path', 'nowhere/at/all', {}, 404],
    ['a wrong method', 'source/roadinfo/page', { method: 'POST' }, 405],
    ['a missing session', 'source/roadinfo/page', { headers: { 'Blade-Auth': 'bearer nonsense' } }, 401],
    ['a parameter given twice', 'source/roadinfo/page?size=1&size=2', {}, 400],
    ['an id that is none', 'source/roadinfo/detail?id=abc', {}, 400],
    ['an unknown id', 'source/roadinfo/detail?id=1', {}, 400],
    [
      'a body that is no JSON',
      'source/roadinfo/submit',
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' },
      400,
    ],
    ['a body that is a list', 'source/roadinfo/submit', json([]), 400],
    ['a body of another type', 'source/roadinfo/submit', { method: 'POST', body: 'a=1' }, 415],
    ['a body that is too large', 'source/roadinfo/submit', json({ routeName: 'x'.repeat(3_000_000) }), 413],
    ['a removal without ids', 'source/roadinfo/remove', { method: 'POST' }, 400],
  ] as const)('%s with its code in status and body', async (_, path, init, code) => {
    const { status, body } = await admin.ask(path, init);
    expect([status, body.code, body.success]).toEqual([code, code, false]);
    expect(String(body.msg)).toMatch(/[\u4e00-\u9fff]/);
    expect(Object.keys(body).sort()).toEqual(['code', 'data', 'msg', 'success', 'traceId']);
  });

  it('takes no token from the address or a cookie', async () => {
    const { status } = await admin.ask('source/roadinfo/page?Blade-Auth=bearer', {
      headers: { 'Blade-Auth': '', Cookie: 'saber-access-token=x; Blade-Auth=x' },
    });
    expect(status).toBe(401);
  });

  it('authorises before it validates', async () => {
    expect(await gridman.post('source/roadinfo/submit', { routeName: 1 }).status()).toBe(403);
    expect(await gridman.ask('source/roadinfo/page?nonsense=1').status()).toBe(400);
    expect(await gridman.ask('blade-system/dict/parent-list').status()).toBe(403);
  });

  it('answers with the stock server’s quirks when asked to', async () => {
    const stock = await openTown(database, { quirks: true });
    const visitor = await stock.visit('gridman');
    expect(await visitor.ask('blade-system/dict/parent-list')).toMatchObject({ status: 401, body: { code: 401 } });
    expect(await visitor.ask('source/roadinfo/page?nonsense=1')).toMatchObject({
      status: 200,
      body: { code: 400, success: false },
    });
    await stock.db.close();
  });
});
