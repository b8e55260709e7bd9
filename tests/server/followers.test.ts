import { articlewechatrecord } from '@lattice/api/resources/cms/articlewechatrecord';
import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import { countFollowers } from '@lattice/server/domain/wechat/standIn';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { NOWHERE, TRIES, runJob } from './runJob.ts';
import type { Visitor } from './openTown.ts';

const PATH = wechatuser.path;
const TIMES = 10;

inTown('followers on $name', {}, ({ town, editor, reviewer, gridmember }) => {
  let followers: readonly string[];

  beforeAll(async () => {
    const { records } = await editor.client(wechatuser).page({ current: 1, size: 3, subscribe: 1 });
    followers = records.map(({ id }) => id);
  });

  const tag = (visitor: Visitor, id: string, tags: string) => visitor.post(`${PATH}/tag`, { id, tags });
  const post = (visitor: Visitor, row: object) => visitor.post(`${PATH}/submit`, row);
  const row = async (id: string) => {
    const rows = await town.rows<{ tags: string; person: string; black: number; rev: number }>(
      `select coalesce(tag_ids, '') as tags, user_id::text as person, is_black as black, rev
        from cms_wechatuser where id = $1`,
      [id],
    );
    return rows[0];
  };
  const noted = async (id: string, field: string) =>
    (
      await town.rows<{ after: unknown }>(
        `select changes -> $2 -> 'after' as after from sys_audit
          where path = $3 and record_id = $1 and changes -> $2 is not null order by id`,
        [id, field, PATH],
      )
    ).map(({ after }) => after);

  it('are tagged, bound and blocked by who writes content, not by who reads it or has no part in it', async () => {
    const [id = ''] = followers;
    for (const visitor of [reviewer, gridmember]) {
      const answers = [
        await tag(visitor, id, '志愿者'),
        await post(visitor, { id, isBlack: 1 }),
        await post(visitor, { id, userId: '1' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    expect(await noted(id, 'tagIds')).toEqual([]);
    expect(await tag(editor, id, ' 志愿者，党员、志愿者, ').status()).toBe(200);
    expect(await row(id)).toMatchObject({ tags: '志愿者,党员' });
    expect(await noted(id, 'tagIds')).toEqual(['志愿者,党员']);
  });

  it('are bound to accounts that exist alone, and set free again', async () => {
    const [, id = ''] = followers;
    const account = await town.idOf('window');
    expect(await post(editor, { id, userId: account }).status()).toBe(200);
    expect(await row(id)).toMatchObject({ person: account });
    expect(await post(editor, { id, userId: '42' }).status()).toBe(400);
    expect(await row(id)).toMatchObject({ person: account });
    expect(await post(editor, { id, userId: '' }).status()).toBe(200);
    expect(await row(id)).toMatchObject({ person: null });
  });

  it('take no name, tag or state by a plain save, and show numbers and names masked', async () => {
    const [id = ''] = followers;
    const before = await row(id);
    await post(editor, { id, tagIds: '假标签', subscribe: 0, openid: 'other' });
    expect(await row(id)).toMatchObject({ tags: before?.tags });
    const { records } = await editor.client(wechatuser).page({ current: 1, size: 50 });
    const phones = records.map(({ phone }) => phone).filter((phone) => phone !== '' && phone !== undefined);
    expect(phones.length).toBeGreaterThan(0);
    expect(phones.filter((phone) => !/^\d{3}\*{4}\d{4}$/.test(phone))).toEqual([]);
    expect(await tag(editor, '42', '志愿者').status()).toBe(400);
  });

  it('are tagged and blocked once by ten equal calls', async () => {
    const [, , id = ''] = followers;
    const ten = async (call: () => Promise<{ status: number }>) =>
      new Set((await Promise.all(Array.from({ length: TIMES }, call))).map(({ status }) => status));
    expect(await ten(() => tag(editor, id, '商户'))).toEqual(new Set([200]));
    expect(await ten(() => post(editor, { id, isBlack: 1 }))).toEqual(new Set([200]));
    expect([await noted(id, 'tagIds'), await noted(id, 'isBlack')]).toEqual([['商户'], [1]]);
    expect(await row(id)).toMatchObject({ tags: '商户', black: 1 });
  });

  it('are told to WeChat by their newest state, and say whether it was taken', async () => {
    const id = await town.text(
      'select id::text as id from cms_wechatuser where is_deleted = 0 and tag_ids is null order by id limit 1',
    );
    const waiting = async () =>
      (
        await town.rows<{ content: unknown }>(
          "select content from sys_outbox where setting = 'follower' and content ->> 'followerId' = $1 order by id",
          [id],
        )
      ).map(({ content }) => content);
    const state = async () => {
      const { syncStatus, syncFailure } = await editor.client(wechatuser).detail(id);
      return [syncStatus, syncFailure];
    };
    await post(editor, { id, remark: '常来办事' });
    expect(await waiting()).toEqual([]);
    await tag(editor, id, '党员');
    await post(editor, { id, isBlack: 1 });
    await tag(editor, id, '党员、志愿者');
    const app =
      await town.text(`select app_id as app from cms_articlewechatgroupaccout where is_enabled = 1 and is_deleted = 0
        order by is_default desc nulls last, id limit 1`);
    expect(await waiting()).toEqual([{ appId: app, followerId: id, tags: ['党员', '志愿者'], isBlack: true }]);
    expect((await state())[0]).toBe('0');
    for (const minutes of TRIES) {
      town.pass(minutes * 60);
      await runJob(town, 'outbox', NOWHERE);
    }
    expect(await state()).toEqual(['2', expect.stringMatching(/./)]);
    expect(await reviewer.post(`${PATH}/sync`, { id }).status()).toBe(403);
    expect(await editor.post(`${PATH}/sync`, { id }).status()).toBe(200);
    expect((await state())[0]).toBe('0');
    await runJob(town, 'outbox');
    expect(await state()).toEqual(['1', '']);
    const sent = (await waiting()).length;
    expect(await editor.post(`${PATH}/sync`, { id }).status()).toBe(200);
    expect(await waiting()).toHaveLength(sent);
  });

  it('who are blocked get no mass message', async () => {
    const [record] = (await editor.client(articlewechatrecord).page({ current: 1, size: 1 })).records;
    const counted = async () => {
      await town.db.tx(async (sql) => countFollowers(sql, record?.id ?? '', '000000'));
      const { totalCount, filterCount } = await editor.client(articlewechatrecord).detail(record?.id ?? '');
      return [totalCount, filterCount] as [number, number];
    };
    const [, , id = ''] = followers;
    const [total, reached] = await counted();
    expect(await post(editor, { id, isBlack: 0 }).status()).toBe(200);
    expect(await counted()).toEqual([total, reached + 1]);
  });
});
