import { article } from '@lattice/api/resources/cms/article';
import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { articlewechatmenu } from '@lattice/api/resources/cms/articlewechatmenu';
import { sealManage } from '@lattice/api/resources/project/sealManage';
import { scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import { expect, it } from 'vitest';
import { obeyed } from './atOnce.ts';
import { inTown } from './inTown.ts';

inTown('facts about several fields or rows, on $name', {}, ({ town, admin, make }) => {
  const refusal = async (path: string, row: Readonly<Record<string, unknown>>) => {
    const { status, body } = await admin.post(`${path}/submit`, row);
    return status === 200 ? 'taken' : (body.data as { issues: { field: string; rule: string }[] }).issues;
  };
  const refusalOf = async (path: string, row: Readonly<Record<string, unknown>>) => {
    const { status, body } = await admin.post(`${path}/submit`, row);
    return status === 200 ? 'taken' : String(body.msg);
  };

  const needed: readonly (readonly [{ path: string }, Readonly<Record<string, unknown>>, string, unknown])[] = [
    [article, { articleType: '4' }, 'linkUrl', 'https://town.example/a'],
    [articlewechatmass, { msgType: 'text', isToAll: 1 }, 'content', '防汛提示'],
    [articlewechatmass, { msgType: 'mpnews', isToAll: 1 }, 'articleIds', null],
    [articlewechatmass, { msgType: 'image', isToAll: 0 }, 'tagId', 7],
    [articlewechatmenu, { menuType: 'click' }, 'menuKey', 'V1'],
    [articlewechatmenu, { menuType: 'view' }, 'url', 'https://town.example/m'],
    [articlewechatmenu, { menuType: 'media_id' }, 'mediaId', 'm1'],
    [sealManage, { takeOut: 1 }, 'planReturnTime', '2026-11-30 08:00:00'],
    [scaledetail, { isRisk: 1 }, 'riskScore', 3],
  ];
  it.each(needed)('$path %o asks for %s', async ({ path }, condition, name, value) => {
    const id = await make(path, { ...condition, ...(value !== null && { [name]: value }) });
    expect(await refusal(path, { id, [name]: '' })).toMatchObject([{ field: name }]);
    expect(await refusal(path, { id, remark: '别的' })).toBe('taken');
  });

  it('counts the bytes of the name of a WeChat menu, fewer at the top', async () => {
    const path = 'cms/articlewechatmenu';
    const top = await make(path, { menuName: '平安枫桥A' });
    expect(await refusal(path, { id: top, menuName: '平安枫桥报事' })).toEqual([
      { field: 'menuName', rule: 'bytes', params: { max: 16, size: 18 } },
    ]);
    const { account_id: accountId } = (await town.one<{ account_id: string }>(
      'select account_id::text from cms_articlewechatmenu where id = $1',
      [top],
    )) ?? { account_id: '' };
    const below = await make(path, { accountId, parentId: top, menuName: '平安枫桥报事' });
    expect(await refusal(path, { id: below, parentId: '0' })).toMatchObject([{ field: 'menuName', rule: 'bytes' }]);
  });

  it('takes at most eight articles into a mass message', async () => {
    const articles: string[] = [];
    for (let i = 0; i < 9; i += 1) articles.push(await make('cms/article'));
    const id = await make('cms/articlewechatmass', { msgType: 'mpnews', articleIds: articles.slice(0, 8).join(',') });
    expect(await refusal('cms/articlewechatmass', { id, articleIds: articles.join(',') })).toMatchObject([
      { field: 'articleIds', rule: 'most' },
    ]);
  });

  it('lets the number of a version grow within its application and platform, also among ten at once', async () => {
    const path = 'systemset/AppVersionParameter';
    const version = { appType: '1', platform: '1', minVersionCode: 1 };
    const first = await make(path, { ...version, versionCode: 900_000 });
    const row = {
      ...version,
      versionName: 'V9.0',
      packageFile: 'https://town.example/app.apk',
      downloadUrl: 'https://town.example/app',
      updateContent: '修复',
      forceUpdate: 0,
    };
    expect(await refusal(path, { ...row, versionCode: 900_000 })).toMatchObject([
      { field: 'versionCode', rule: 'grows' },
    ]);
    expect(await refusal(path, { ...row, platform: '2', versionCode: 800_000 })).toBe('taken');
    expect(await obeyed(10, () => admin.post(`${path}/submit`, { ...row, versionCode: 900_001 }))).toBe(1);
    expect(await refusal(path, { id: first, versionCode: 900_002 })).toMatchObject([
      { field: 'versionCode', rule: 'beforeNext' },
    ]);
    expect(await refusal(path, { id: first, versionCode: 899_999 })).toBe('taken');
  });

  it('keeps one total for a scale, and its ranges apart', async () => {
    const hmid = await make('psychological/scale', { scaleCode: 'RANGES' });
    const name = '总分';
    const factor = await make('psychological/scalefactorgroup', { hmid, factorName: name, isTotal: 1, itemNos: '1' });
    await expect(make('psychological/scalefactorgroup', { hmid, isTotal: 1 })).rejects.toThrow(`“${name}”已经是`);
    const range = (from: number, to: number) => ({ hmid, factorGroupId: factor, minScore: from, maxScore: to });
    const path = 'psychological/scalefactorgroupresult';
    const low = await make(path, range(0, 5));
    await make(path, range(5, 10));
    const saved = async (row: Readonly<Record<string, unknown>>) =>
      (await admin.post(`${path}/submit`, { resultLevel: '0', resultTitle: '高', resultText: '高分', ...row })).body;
    const enable = async () => refusalOf('psychological/scale', { id: hmid, status: '1' });
    expect(await saved(range(12, 20))).toMatchObject({ code: 200, msg: expect.stringContaining('“10–12”') as string });
    expect(await enable()).toContain('量表还没有题目');
    await make('psychological/scaledetail', {
      hmid,
      itemNo: 1,
      itemType: '1',
      options: [
        { key: 'A', text: '没有', score: 0 },
        { key: 'B', text: '有', score: 1 },
      ],
    });
    expect(await enable()).toContain('10–12');
    await make(path, range(10, 12));
    expect(await enable()).toBe('taken');
    expect(await refusal(path, { ...range(25, 30), resultLevel: '0', resultTitle: '高', resultText: '高' })).toEqual([
      { field: 'minScore', rule: 'gap', params: { value: '20–25' } },
    ]);
    await expect(make(path, range(4, 6))).rejects.toThrow('最低分的范围与“0–5”重叠');
    await expect(make(path, range(20, 20))).rejects.toThrow('最高分应大于最低分');
    expect(await refusal(path, { id: low, maxScore: 6 })).toMatchObject([{ rule: 'overlap' }]);
    expect(await refusal(path, { id: low, resultTitle: '正常' })).toBe('taken');
  });
});
