import { type SearchCalls, searchNodes, wholeTree } from '@lattice/api/registerSearch';
import { dept } from '@lattice/api/resources/blade-system/dept';
import { articlecategory } from '@lattice/api/resources/cms/articlecategory';
import { dict as dictionary } from '@lattice/api/resources/blade-system/dict';
import { region } from '@lattice/api/resources/blade-system/region';
import { grid } from '@lattice/api/resources/grid/grid';
import { poPartyorg } from '@lattice/api/resources/party/poPartyorg';
import { campusinfo } from '@lattice/api/resources/source/campusinfo';
import { describe, expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';

inEachTown('trees on $name', {}, ({ town, admin }) => {
  it('say where there is more below, and leave the rest out', async () => {
    const [town0] = await admin.client(grid).lazyTree('0');
    expect(town0).toMatchObject({ title: '枫桥镇', parentId: '0', hasChildren: true });
    const [community] = await admin.client(grid).lazyTree(town0?.id ?? '');
    const [basic] = await admin.client(grid).lazyTree(community?.id ?? '');
    expect(basic && Object.hasOwn(basic, 'hasChildren')).toBe(false);
  });

  it('of categories grow by the calls of the wire, and come whole or below one', async () => {
    const calls = admin.client(articlecategory);
    const category = (categoryName: string) => ({ categoryName, categoryType: '1' as const, sort: 1 });
    const { id: top } = (await calls.save(category('专题'))) as { id: string };
    const { id: below } = (await calls.saveChild({ ...category('防汛专题'), pcategoryId: top })) as { id: string };
    await calls.update({ id: below, categoryName: '防汛防台专题' });
    const found = (await calls.getTreeList({})).find(({ id }) => id === top);
    expect(found).toMatchObject({ title: '专题', children: [{ id: below, title: '防汛防台专题' }] });
    expect(await calls.getTreeList({ pcategoryId: top })).toMatchObject([{ id: below }]);
    expect(await calls.getTreeList({ pcategoryId: below })).toEqual([]);
    const gridmember = await town.visit('gridmember');
    const { status } = await gridmember.post('cms/articlecategory/saveChild', { pcategoryId: top });
    expect(status).toBe(403);
  });

  it('say so in lists too, whose top is what has no parent', async () => {
    const calls = admin.client(poPartyorg);
    const all = (await calls.page({ size: 200 })).records;
    const top = (await calls.page({ size: 200, parentId: '0' })).records;
    const known = new Set(all.map(({ id }) => id));
    expect(top.map(({ id }) => id)).toEqual(
      all.filter(({ parentId }) => !known.has(parentId ?? '')).map(({ id }) => id),
    );
    const isParent = new Set(all.map(({ parentId }) => parentId));
    expect(all.map((row) => (row as { hasChildren?: boolean }).hasChildren)).toEqual(
      all.map(({ id }) => isParent.has(id)),
    );
    expect(isParent.size).toBeGreaterThan(1);
  });

  it('refuse a place below themselves, and removal of what holds others', async () => {
    const [top] = await admin.client(grid).lazyTree('0');
    const [below] = await admin.client(grid).lazyTree(top?.id ?? '');
    expect(await admin.post('grid/grid/submit', { id: top?.id, parentId: below?.id }).data()).toEqual({
      issues: [{ field: 'parentId', rule: 'cycle' }],
    });
    expect(await admin.post(`grid/grid/remove?ids=${top?.id ?? ''}`).msg()).toBe('请先删除子节点!');
  });

  it('are searched at any depth, with the way to what is found', async () => {
    const grids = admin.client(grid) as SearchCalls;
    const found = await searchNodes(grid, grids, '河湾');
    const community = found.hits.find(({ title }) => title === '河湾社区');
    expect(community).toMatchObject({ hasChildren: true, above: [{ title: '枫桥镇' }] });
    const basic = (await searchNodes(grid, grids, '第一网格')).hits;
    expect(basic.length).toBeGreaterThan(0);
    for (const { hasChildren, above } of basic) expect([hasChildren, above.length]).toEqual([false, 2]);
    const [town0] = (await searchNodes(region, admin.client(region) as SearchCalls, '枫桥镇')).hits;
    expect(town0?.above.map(({ id }) => id)).toEqual(['98', '9801', '980102']);
    const whole = (await wholeTree(dept, admin.client(dept) as SearchCalls)) ?? [];
    expect(whole.find(({ above }) => above.length > 0)?.above[0]).toMatchObject({ title: whole[0]?.title });
    expect(
      (await searchNodes(grid, { ...grids, page: async () => Promise.reject(new Error('403')) }, '河湾社区')).hits[0]
        ?.id,
    ).toBe(community?.id);
  });

  it('give the lowest grids alone to what lies in one, and leave a value from before as it is', async () => {
    const [top] = await admin.client(grid).lazyTree('0');
    const [community] = await admin.client(grid).lazyTree(top?.id ?? '');
    const calls = admin.client(campusinfo);
    const [campus] = (await calls.page({})).records;
    const own = { id: campus?.id };
    const { status, body } = await admin.post('source/campusinfo/submit', { ...own, griddingId: community?.id });
    expect([status, body.msg, body.data]).toEqual([
      400,
      '所属网格只能选择最下一级，请展开后再选',
      { issues: [{ field: 'griddingId', rule: 'leaf' }] },
    ]);
    await town.db.query('update source_campusinfo set gridding_id = $2 where id = $1', [campus?.id, community?.id]);
    await calls.submit({ ...own, griddingId: community?.id ?? '', remark: '仍可修改' });
    expect(await calls.detail(campus?.id ?? '')).toMatchObject({ griddingId: community?.id, remark: '仍可修改' });
    await calls.submit({ ...own, griddingId: campus?.griddingId ?? '' });
    expect((await calls.detail(campus?.id ?? '')).griddingId).toBe(campus?.griddingId);
    const [org] = (await admin.client(poPartyorg).page({})).records;
    await admin.client(poPartyorg).submit({ id: org?.id ?? '', griddingId: top?.id ?? '' });
    expect((await admin.client(poPartyorg).detail(org?.id ?? '')).griddingId).toBe(top?.id);
  });

  it('name who still points to a row that is to be removed', async () => {
    const used = (await admin.client(campusinfo).page({})).records[0]?.griddingId ?? '';
    expect(await admin.post(`grid/grid/remove?ids=${used}`).msg()).toMatch(/仍被.*学校 \d+ 条/);
  });

  describe('dictionaries', () => {
    it('keep the code of a list on its entries, and a key once', async () => {
      const calls = admin.client(dictionary);
      const list = (await calls.submit({ parentId: '0', code: 'pets', dictValue: '宠物', sort: 1, isSealed: 0 })) as {
        id: string;
      };
      await calls.submit({
        parentId: list.id,
        code: 'other',
        dictKey: '1',
        dictValue: '猫',
        dictValueEn: 'Cat',
        sort: 1,
        isSealed: 0,
      });
      await calls.submit({ parentId: list.id, dictKey: '2', dictValue: '狗', sort: 2, isSealed: 1, code: 'pets' });
      expect((await calls.dictionary({ code: 'pets' })).map(({ dictKey, dictValue }) => [dictKey, dictValue])).toEqual([
        ['1', '猫'],
      ]);
      const twin = await admin.post('blade-system/dict/submit', {
        parentId: list.id,
        code: 'pets',
        dictKey: '1',
        dictValue: '又',
        sort: 3,
        isSealed: 0,
      });
      expect([twin.body.msg, twin.body.data]).toEqual([
        '当前字典键值已存在!',
        { issues: [{ field: 'dictKey', rule: 'taken', params: { value: '1' } }] },
      ]);
      await calls.submit({ id: list.id, code: 'animals' });
      expect((await calls.dictionary({ code: 'animals' })).length).toBe(1);
      expect((await calls.childList({ parentId: list.id })).map((row) => row.dictKey)).toEqual(['1', '2']);
    });

    it('speak the language that is asked for', async () => {
      const { body } = await admin.ask('blade-system/dict/dictionary?code=hazard_level', {
        headers: { 'Accept-Language': 'en-US' },
      });
      expect((body.data as { dictValue: string }[]).map(({ dictValue }) => dictValue)).toEqual([
        'High',
        'Medium',
        'Low',
        'None',
      ]);
    });
  });
});
