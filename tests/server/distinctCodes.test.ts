import { equalRows } from '@lattice/server/start/equalRows';
import { loadResources } from '@lattice/server/start/load';
import { describe, expect, it } from 'vitest';
import { atOnce, onceOf } from './atOnce.ts';
import { inEachTown } from './inTown.ts';

const TIMES = 10;
const registers = ['blade-system/dict', 'blade-system/dict-biz'] as const;

inEachTown('codes on $name', { isSmall: true }, ({ town, admin }) => {
  const list = { parentId: '0', sort: 1, isSealed: 0 };
  const add = async (path: string, row: Record<string, unknown>) => {
    const { status, body } = await admin.post(`${path}/submit`, row);
    return { status, msg: body.msg, data: body.data as { id: string; issues?: { field: string }[] } };
  };
  const ten = (path: string, row: Record<string, unknown>) => atOnce(TIMES, () => admin.post(`${path}/submit`, row));
  const once = onceOf(TIMES);

  describe.each(registers)('of %s', (path) => {
    it('name one dictionary each, and a word of one may not become another', async () => {
      const first = await add(path, { ...list, code: 'tree_kind', dictValue: '树种' });
      expect(first.status).toBe(200);
      const second = await add(path, { ...list, code: 'tree_kind', dictValue: '又一树种' });
      expect(second).toMatchObject({ status: 400, data: { issues: [{ field: 'code' }] } });
      expect(second.msg).toContain('已有“树种”，字典编号不能与它相同');
      const other = await add(path, { ...list, code: 'bush_kind', dictValue: '灌木' });
      expect((await add(path, { id: other.data.id, code: 'tree_kind' })).data.issues).toMatchObject([
        { field: 'code' },
      ]);
      const word = await add(path, { ...list, parentId: first.data.id, dictKey: '1', dictValue: '樟' });
      expect(word.status).toBe(200);
      expect((await add(path, { id: word.data.id, parentId: '0' })).data.issues).toMatchObject([{ field: 'code' }]);
    });

    it('and keys of words are taken once in a dictionary, also by a word that moves there', async () => {
      const [here, there] = [
        await add(path, { ...list, code: 'shop_kind', dictValue: '店铺' }),
        await add(path, { ...list, code: 'stall_kind', dictValue: '摊位' }),
      ];
      const word = { ...list, parentId: here.data.id, dictKey: '1', dictValue: '米店' };
      const above = await add(path, word);
      expect((await add(path, word)).msg).toBe('当前字典键值已存在!');
      expect((await add(path, { ...word, parentId: above.data.id })).msg).toBe('当前字典键值已存在!');
      const same = await add(path, { ...word, parentId: there.data.id });
      expect(same.status).toBe(200);
      expect((await add(path, { id: same.data.id, parentId: here.data.id })).msg).toBe('当前字典键值已存在!');
      const folder = await add(path, { ...word, parentId: there.data.id, dictKey: '9' });
      await add(path, { ...word, parentId: folder.data.id, dictKey: '5' });
      await add(path, { ...word, dictKey: '5' });
      expect((await add(path, { id: folder.data.id, parentId: here.data.id })).msg).toBe('当前字典键值已存在!');
      const code = await town.text(`select code from blade_system_${path.slice(13).replace('-', '_')} where id = $1`, [
        folder.data.id,
      ]);
      expect(code).toBe('stall_kind');
    });

    it('are stored once where ten people add them at once', async () => {
      const roots = await ten(path, { ...list, code: 'at_once', dictValue: '同时' });
      expect(roots).toEqual(once);
      const { data } = await add(path, { ...list, code: 'words_at_once', dictValue: '同时的词' });
      expect(await ten(path, { ...list, parentId: data.id, dictKey: '1', dictValue: '词' })).toEqual(once);
    });

    it('that were equal before are told at the start, and stay usable', async () => {
      const table = `blade_system_${path.slice(13).replace('-', '_')}`;
      const [one, two] = [
        await add(path, { ...list, code: 'old_one', dictValue: '旧一' }),
        await add(path, { ...list, code: 'old_two', dictValue: '旧二' }),
      ];
      await town.db.query(`update ${table} set code = 'old_one' where id = $1`, [two.data.id]);
      const lines = await equalRows(town.db, (await loadResources()).values());
      expect(lines).toEqual([
        `Equal rows in ${path}: code "old_one" is in ${one.data.id}, ${two.data.id}. Give all but one another value.`,
      ]);
      expect((await add(path, { id: two.data.id, dictValue: '旧二改' })).status).toBe(200);
      expect((await add(path, { id: two.data.id, code: 'old_two' })).status).toBe(200);
      expect(await equalRows(town.db, (await loadResources()).values())).toEqual([]);
    });
  });

  it('of posts are taken once, also by ten people at once', async () => {
    const key = await town.text(
      "select dict_key as key from blade_system_dict where code = 'post_category' and dict_key <> '-1' limit 1",
    );
    const post = { category: key, postCode: 'P-1', postName: '网格长', sort: 1 };
    expect((await add('blade-system/post', post)).status).toBe(200);
    expect(await add('blade-system/post', { ...post, postName: '另一个' })).toMatchObject({
      status: 400,
      data: { issues: [{ field: 'postCode', rule: 'refused' }] },
    });
    expect(await ten('blade-system/post', { ...post, postCode: 'P-2' })).toEqual(once);
  });
});
