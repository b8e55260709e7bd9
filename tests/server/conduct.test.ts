import { post, crud, plain } from '@lattice/api/call';
import { dict, text } from '@lattice/api/field';
import { resource } from '@lattice/api/resource';
import { dict as dictionary } from '@lattice/api/resources/blade-system/dict';
import { grid } from '@lattice/api/resources/grid/grid';
import { campusinfo } from '@lattice/api/resources/source/campusinfo';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { testDatabases } from '@lattice/server/db/openTestDatabase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Town, type Visitor, openTown } from './openTown.ts';

/** A made-up register with a state machine: drafts are published, and published ones are withdrawn. */
const bulletin = resource('cms/bulletin', {
  label: '公告',
  title: 'title',
  fields: { title: text('标题', { required: true, unique: true }), stage: dict('状态', 'sealed_status', { readonly: true }) },
  states: { field: 'stage', initial: '0', moves: [['0', '1', 'publish'], ['1', '0', 'withdraw']] },
  calls: { ...crud, list: plain('list', 'list'), publish: post<{ id: string; stage: string }>('publish', 'query'), withdraw: post<{ id: string; stage: string }>('withdraw', 'query') },
});

const json = (body: unknown): RequestInit => ({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
const form = (name: string, bytes: Uint8Array<ArrayBuffer> | string): RequestInit => {
  const data = new FormData();
  data.append('file', new File([bytes], name));
  return { method: 'POST', body: data };
};
const PNG = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='), (c) => c.charCodeAt(0));

describe.each(testDatabases())('conduct of the server on $name', (database) => {
  let town: Town;
  let admin: Visitor;
  let gridman: Visitor;
  let gridId: string;
  const road = (more: Record<string, unknown> = {}) => ({
    routeName: '试验路', routeType: '02', subordinateUnit: '单位', subordinateAddress: '地址', subordinatePhone: '15400000001', subordinateLeader: '张伟', subordinateLeaderPhone: '15400000002',
    jurisdictionUnit: '管辖', jurisdictionAddress: '地址', jurisdictionPhone: '15400000003', securityName: '欧阳秀兰', securityPhone: '15400000004', hazardLevel: '04', griddingId: gridId, ...more,
  });
  const submit = async (body: unknown) => (await admin.ask('source/roadinfo/submit', json(body))).body;
  const added = async (more: Record<string, unknown> = {}) => (await submit(road(more))).data as { id: string; rev: number };

  beforeAll(async () => {
    town = await openTown(database, { extra: [bulletin] });
    [admin, gridman] = [await town.visit('admin'), await town.visit('gridman')];
    gridId = (await town.db.query<{ id: string }>("select id::text from grid_grid where grid_level = '3' order by id limit 1")).rows[0]?.id ?? '';
  });
  afterAll(() => town.db.close());

  describe('answers', () => {
    it.each([
      ['an unknown path', 'nowhere/at/all', {}, 404],
      ['a wrong method', 'source/roadinfo/page', { method: 'POST' }, 405],
      ['a missing session', 'source/roadinfo/page', { headers: { 'Blade-Auth': 'bearer nonsense' } }, 401],
      ['a parameter given twice', 'source/roadinfo/page?size=1&size=2', {}, 400],
      ['an id that is none', 'source/roadinfo/detail?id=abc', {}, 400],
      ['an unknown id', 'source/roadinfo/detail?id=1', {}, 400],
      ['a body that is no JSON', 'source/roadinfo/submit', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' }, 400],
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
      const { status } = await admin.ask('source/roadinfo/page?Blade-Auth=bearer', { headers: { 'Blade-Auth': '', Cookie: 'saber-access-token=x; Blade-Auth=x' } });
      expect(status).toBe(401);
    });

    it('authorises before it validates', async () => {
      expect((await gridman.ask('source/roadinfo/submit', json({ routeName: 1 }))).status).toBe(403);
      expect((await gridman.ask('source/roadinfo/page?nonsense=1')).status).toBe(400);
      expect((await gridman.ask('blade-system/dict/parent-list')).status).toBe(403);
    });
  });

  describe('writes', () => {
    it('names every broken rule by its field', async () => {
      const body = await submit(road({ subordinatePhone: '123', routeType: '77', griddingId: '5', routeName: '' }));
      expect((body.data as { issues: unknown[] }).issues).toEqual([{ field: 'routeName', rule: 'enter' }, { field: 'subordinatePhone', rule: 'phoneLength' }]);
      expect(body.msg).toBe('请输入路线名称；手机号码长度不为11位');
      expect((await submit(road({ routeType: '77', griddingId: '5' }))).data).toEqual({ issues: [{ field: 'routeType', rule: 'option', params: { value: '77' } }, { field: 'griddingId', rule: 'unknown' }] });
    });

    it('gives the second of two editors 409 and loses nothing', async () => {
      const { id } = await added();
      const first = await admin.client(roadinfo).detail(id);
      expect((await submit({ id, rev: first.rev, routeName: '甲改' })).code).toBe(200);
      const second = await submit({ id, rev: first.rev, routeName: '乙改' });
      expect(second.code).toBe(409);
      expect((await admin.client(roadinfo).detail(id)).routeName).toBe('甲改');
      expect((await submit({ id, routeName: '没有版本' })).code).toBe(200);
      const { rows } = await town.db.query<{ action: string; changes: Record<string, unknown> }>('select action, changes from sys_audit where record_id = $1 order by id', [id]);
      expect(rows.map((row) => row.action)).toEqual(['insert', 'update', 'update']);
      expect(rows[2]?.changes).toEqual({ routeName: { before: '甲改', after: '没有版本' } });
    });

    it('has one winner among ten who save the same version at once', async () => {
      const { id, rev } = await added();
      const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => submit({ id, rev, routeName: `第${i}人` })));
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 409)).toHaveLength(9);
    });

    it('clears an optional field with an empty text, keeps it with null, refuses to clear a required one', async () => {
      const { id } = await added({ routeCode: 'A1', routeLength: 3 });
      await submit({ id, routeCode: null, routeLength: '' });
      expect(await admin.client(roadinfo).detail(id)).toMatchObject({ routeCode: 'A1', routeLength: null });
      expect((await submit({ id, routeName: '' })).data).toEqual({ issues: [{ field: 'routeName', rule: 'enter' }] });
    });

    it('leaves a stored value as it is when its mask comes back', async () => {
      const { id } = await added();
      await submit({ id, securityPhone: '154****0004', securityName: '欧阳**', routeName: '换名' });
      expect(await admin.client(roadinfo).detail(id)).toMatchObject({ securityPhone: '15400000004', securityName: '欧阳秀兰', routeName: '换名' });
      expect((await submit({ id, securityPhone: '155****0004' })).code).toBe(400);
    });

    it('refuses an unknown id, and removes all or nothing', async () => {
      expect((await submit(road({ id: '123' }))).code).toBe(400);
      const { id } = await added();
      expect((await admin.ask(`source/roadinfo/remove?ids=${id},999`, { method: 'POST' })).status).toBe(400);
      expect((await admin.client(roadinfo).detail(id)).id).toBe(id);
    });

    it('keeps its log from being changed', async () => {
      await expect(town.db.query("update sys_audit set action = 'x'")).rejects.toThrow('append-only');
      await expect(town.db.query('delete from sys_audit')).rejects.toThrow('append-only');
    });

    it('treats signs of SQL and of patterns as letters', async () => {
      const { id } = await added({ routeName: "100%_路'; drop table source_roadinfo; --\\" });
      const find = async (routeName: string) => (await admin.client(roadinfo).page({ routeName, id })).total;
      expect([await find('100%_路'), await find('100a'), await find('%'), await find("';"), await find('\\')]).toEqual([1, 0, 1, 1, 1]);
    });
  });

  describe('people without the plain-text permission', () => {
    it('see sensitive values masked in lists and in details', async () => {
      const { id } = await added();
      const shown = { securityName: '欧阳**', securityPhone: '154****0004', subordinateLeader: '张*' };
      expect((await gridman.client(roadinfo).page({ id })).records[0]).toMatchObject(shown);
      expect(await gridman.client(roadinfo).detail(id)).toMatchObject(shown);
    });

    it('find them by the whole value, not letter by letter', async () => {
      const { id } = await added({ securityPhone: '15477778888' });
      expect((await gridman.client(roadinfo).page({ securityPhone: '15477778888', id })).total).toBe(1);
      expect((await gridman.client(roadinfo).page({ securityPhone: '1547777', id })).total).toBe(0);
      expect((await admin.client(roadinfo).page({ securityPhone: '1547777', id })).total).toBe(1);
    });
  });

  describe('trees', () => {
    it('say where there is more below, and leave the rest out', async () => {
      const [town0] = await admin.client(grid).lazyTree('0');
      expect(town0).toMatchObject({ title: '枫桥镇', parentId: '0', hasChildren: true });
      const [community] = await admin.client(grid).lazyTree(town0?.id ?? '');
      const [basic] = await admin.client(grid).lazyTree(community?.id ?? '');
      expect(basic && Object.hasOwn(basic, 'hasChildren')).toBe(false);
    });

    it('refuse a place below themselves, and removal of what holds others', async () => {
      const [top] = await admin.client(grid).lazyTree('0');
      const [below] = await admin.client(grid).lazyTree(top?.id ?? '');
      expect((await admin.ask('grid/grid/submit', json({ id: top?.id, parentId: below?.id }))).body.data).toEqual({ issues: [{ field: 'parentId', rule: 'cycle' }] });
      expect((await admin.ask(`grid/grid/remove?ids=${top?.id ?? ''}`, { method: 'POST' })).body.msg).toBe('请先删除子节点!');
    });

    it('name who still points to a row that is to be removed', async () => {
      const used = (await admin.client(campusinfo).page({})).records[0]?.griddingId ?? '';
      expect((await admin.ask(`grid/grid/remove?ids=${used}`, { method: 'POST' })).body.msg).toMatch(/仍被.*学校 \d+ 条/);
    });
  });

  describe('dictionaries', () => {
    it('keep the code of a list on its entries, and a key once', async () => {
      const calls = admin.client(dictionary);
      const list = (await calls.submit({ parentId: '0', code: 'pets', dictValue: '宠物', sort: 1, isSealed: 0 })) as { id: string };
      await calls.submit({ parentId: list.id, code: 'other', dictKey: '1', dictValue: '猫', dictValueEn: 'Cat', sort: 1, isSealed: 0 });
      await calls.submit({ parentId: list.id, dictKey: '2', dictValue: '狗', sort: 2, isSealed: 1, code: 'pets' });
      expect((await calls.dictionary({ code: 'pets' })).map(({ dictKey, dictValue }) => [dictKey, dictValue])).toEqual([['1', '猫']]);
      const twin = await admin.ask('blade-system/dict/submit', json({ parentId: list.id, code: 'pets', dictKey: '1', dictValue: '又', sort: 3, isSealed: 0 }));
      expect([twin.body.msg, twin.body.data]).toEqual(['当前字典键值已存在!', { issues: [{ field: 'dictKey', rule: 'taken', params: { value: '1' } }] }]);
      await calls.submit({ id: list.id, code: 'animals' });
      expect((await calls.dictionary({ code: 'animals' })).length).toBe(1);
      expect((await calls.childList({ parentId: list.id })).map((row) => row.dictKey)).toEqual(['1', '2']);
    });

    it('speak the language that is asked for', async () => {
      const { body } = await admin.ask('blade-system/dict/dictionary?code=hazard_level', { headers: { 'Accept-Language': 'en-US' } });
      expect((body.data as { dictValue: string }[]).map(({ dictValue }) => dictValue)).toEqual(['High', 'Medium', 'Low', 'None']);
    });
  });

  describe('states', () => {
    it('move by their calls alone, along their moves alone', async () => {
      const { id } = (await admin.client(bulletin).submit({ title: '停水通知', stage: '1' })) as { id: string };
      const stage = async () => (await admin.client(bulletin).detail(id)).stage;
      expect(await stage()).toBe('0');
      await admin.client(bulletin).submit({ id, stage: '1' });
      expect(await stage()).toBe('0');
      expect((await admin.ask(`cms/bulletin/withdraw?id=${id}&stage=0`, { method: 'POST' })).body.msg).toBe('状态不能从“0”改为“0”');
      expect(await admin.client(bulletin).publish({ id, stage: '1' })).toBe(true);
      expect(await stage()).toBe('1');
      expect((await gridman.ask(`cms/bulletin/withdraw?id=${id}&stage=0`, { method: 'POST' })).status).toBe(403);
    });

    it('tell which field a duplicate is in', async () => {
      await admin.client(bulletin).submit({ title: '唯一' });
      const again = await admin.ask('cms/bulletin/submit', json({ title: '唯一' }));
      expect(again.body.data).toEqual({ issues: [{ field: 'title', rule: 'taken', params: { value: '唯一' } }] });
    });
  });

  describe('uploads', () => {
    const send = (name: string, bytes: Uint8Array<ArrayBuffer> | string) => admin.ask('blade-resource/oss/endpoint/put-file-attach', form(name, bytes));

    it('are served as what they are, and never sniffed', async () => {
      const { body } = await send('校门.png', PNG);
      const { link, originalName } = body.data as { link: string; originalName: string };
      expect(originalName).toBe('校门.png');
      const served = await town.fetch(new Request(`http://127.0.0.1:8080${link}`));
      expect(new Uint8Array(await served.arrayBuffer())).toEqual(PNG);
      expect([served.headers.get('Content-Type'), served.headers.get('X-Content-Type-Options'), served.headers.get('Content-Disposition')]).toEqual(['image/png', 'nosniff', 'inline']);
    });

    it.each([
      ['nothing', 'a.png', ''],
      ['text in a picture’s clothes', 'a.png', 'hello'],
      ['a page', 'a.html', '<html></html>'],
      ['a drawing that can act', 'a.svg', '<svg onload="x"/>'],
      ['a second ending', 'a.php.png', PNG],
      ['a path', '../../x.png', PNG],
      ['letters that turn the name round', 'a\u202egnp.png', PNG],
      ['a picture with a script in it', 'a.jpg', Uint8Array.from([0xff, 0xd8, 0xff, ...new TextEncoder().encode('<script>alert(1)</script>')])],
      ['more pixels than a photo has', 'a.png', Uint8Array.from([...PNG.slice(0, 16), 0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10, ...PNG.slice(24)])],
    ])('refuse %s', async (_, name, bytes) => {
      const { status, body } = await send(name, bytes);
      expect(status).toBe(400);
      expect(body.data).toBeNull();
    });
  });

  it('answers with the stock server’s quirks when asked to', async () => {
    const stock = await openTown(database, { quirks: true });
    const visitor = await stock.visit('gridman');
    expect(await visitor.ask('blade-system/dict/parent-list')).toMatchObject({ status: 401, body: { code: 401 } });
    expect(await visitor.ask('source/roadinfo/page?nonsense=1')).toMatchObject({ status: 200, body: { code: 400, success: false } });
    await stock.db.close();
  });
});
