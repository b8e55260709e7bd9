import type { RecordChange } from '@lattice/api/changes';
import { inbox } from '@lattice/api/resources/blade-desk/inbox';
import { article } from '@lattice/api/resources/cms/article';
import { articlewechatrecord } from '@lattice/api/resources/cms/articlewechatrecord';
import { articlewechatmenu } from '@lattice/api/resources/cms/articlewechatmenu';
import { signatureOf } from '@lattice/server/domain/wechat/massReport';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { json } from './json.ts';
import { NOWHERE, TRIES, runJob } from './runJob.ts';

const options = {
  isSmall: true,
  settings: { hasGateway: false },
};

inTown('articles and WeChat on $name', options, ({ town, admin, make }) => {
  let account: string;

  beforeAll(async () => {
    account = await make('cms/articlewechatgroupaccout', { token: 'sesame', monthQuota: 30 });
  });

  const run = async (name: string, env = {}) => runJob(town, name, env);

  it('lets no article leave its author with a word that is not published, and tells of it in drafts', async () => {
    await make('cms/articleWord', { word: '残废人', suggestion: '残疾人', level: '2', isEnabled: 1 });
    await make('cms/articleWord', { word: '最佳', suggestion: '', level: '1', isEnabled: 1 });
    const id = await make('cms/article', { title: '助残日', content: '<p>关爱残<b>废</b>人</p>', status: '0' });
    const post = (row: object) => admin.post('cms/article/submit', { id, ...row });
    expect(await post({ summary: '最佳活动' }).msg()).toBe('操作成功；请留意文章里的用词：残废人→残疾人、最佳');
    expect(await post({ status: '1' }).told()).toEqual([400, '文章里有禁止发布的用词，请修改后再提交：残废人→残疾人']);
    expect(await admin.client(article).detail(id)).toMatchObject({ status: '0' });
    expect(await post({ content: '<p>关爱残疾人</p>', status: '1' }).status()).toBe(200);
    expect(await admin.client(article).detail(id)).toMatchObject({ status: '1' });
  });

  it('tells those who may send a draft that it waits, but not who wrote it', async () => {
    const role = await make('blade-system/role', { roleAlias: 'reviewer' });
    await town.db.query("update blade_user set role_id = role_id || ',' || $1 where account in ('admin', 'staff')", [
      role,
    ]);
    await make('cms/articlewechatmass', {
      accountId: account,
      title: '防汛提醒',
      msgType: 'text',
      content: '汛期注意安全',
    });
    const rows = await town.rows<{ account: string }>(`select u.account
        from cms_messagereceiver r join blade_user u on u.id = r.receiver_user_id
      where r.message_title = '微信群发待确认：防汛提醒'`);
    expect(rows.map((row) => row.account)).toEqual(['staff']);
  });

  it('tells the author of a refused article why', async () => {
    const id = await make('cms/article', { title: '防汛值守', content: '<p>一</p>', status: '0' });
    await admin.post('cms/article/submit', { id, status: '1' });
    const author = await town.text("select id::text as author from blade_user where account = 'staff'");
    await town.db.query('update cms_article set create_user = $2 where id = $1', [id, author]);
    const refused = await admin.post('cms/article/updateArticle', { id, status: '3', auditRemark: '时间有误' });
    expect(refused.body.msg).toBe('操作成功');
    const { message } = await (await town.visit('staff')).client(inbox).list();
    expect(message[0]).toMatchObject({ title: '文章被驳回：防汛值守' });
  });

  it('publishes an approved article at its time, and leaves who approved it', async () => {
    const id = await make('cms/article', { title: '定时文章', content: '<p>一</p>', status: '0' });
    await admin.post('cms/article/submit', { id, status: '1' });
    await town.db.query('update cms_article set create_user = 1 where id = $1', [id]);
    const at = new Date(town.now().getTime() + 3 * 3_600_000 + 8 * 3_600_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ');
    expect(await admin.post('cms/article/updateArticle', { id, status: '6', publishTime: at }).msg()).toBe('操作成功');
    const state = async () => admin.client(article).detail(id);
    const { auditUser } = await state();
    expect(auditUser).not.toBe('');
    await run('moves');
    expect(await state()).toMatchObject({ status: '6' });
    town.pass(3 * 3600 + 60);
    await run('moves');
    expect(await state()).toMatchObject({ status: '2', auditUser });
    const { records } = await admin
      .ask(`cms/article/changes?id=${id}&current=1&size=10`)
      .data<{ records: RecordChange[] }>();
    const noted = records.flatMap(({ changes }) => changes).filter(({ field }) => field.endsWith('Time'));
    expect(new Set(noted.map(({ field }) => field))).toEqual(new Set(['auditTime', 'publishTime']));
    expect(noted.filter(({ after }) => !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(String(after)))).toEqual([]);
  });

  it('stands above all others while it is pinned, in lists that nobody orders and on the party screen', async () => {
    const categoryId = await make('cms/articlecategory', { categoryType: '5', isEnabled: 1 });
    const activity = async (title: string, activityTime: string) => {
      const id = await make('cms/article', { title, categoryId, content: '<p>一</p>', isTop: 0, activityTime });
      await town.db.query("update cms_article set status = '2', create_time = $2 where id = $1", [id, activityTime]);
      return id;
    };
    const older = await activity('主题党日', '2026-05-01 09:00:00');
    await activity('志愿服务', '2026-06-01 09:00:00');
    const inList = async (more = {}) =>
      (await admin.client(article).page({ current: 1, size: 9, categoryId, ...more })).records.map(
        ({ title }) => title,
      );
    const onScreen = async () => (await admin.client(article).getPartyActivityList({})).map(({ title }) => title);
    const newestFirst = ['志愿服务', '主题党日'];
    expect([await inList(), await onScreen()]).toEqual([newestFirst, newestFirst]);
    await admin.client(article).submit({ id: older, isTop: 1 });
    expect([await inList(), await onScreen()]).toEqual([newestFirst.toReversed(), newestFirst.toReversed()]);
    expect(await inList({ descs: 'activityTime' })).toEqual(newestFirst);
    expect(await admin.client(article).detail(older)).toMatchObject({ status: '2' });
  });

  it('forgets that a menu is in step when it is edited, and says when the other side did not take it', async () => {
    const menu = await make('cms/articlewechatmenu', {
      accountId: account,
      menuName: '办事',
      url: 'https://town.example',
    });
    const state = async () => (await admin.client(articlewechatmenu).detail(menu)).syncStatus;
    const sync = async () => admin.client(articlewechatmenu).syncMenu({ accountId: account });
    const published = async () =>
      await admin
        .ask(`cms/articlewechatmenu/published?accountId=${account}`)
        .data<{ time: string; entries: { name: string }[]; isWaiting: boolean } | null>();
    expect(await published()).toBeNull();
    await sync();
    expect([await state(), await published()]).toEqual(['1', { time: '', entries: [], isWaiting: true }]);
    await run('outbox');
    expect((await published())?.entries.map(({ name }) => name)).toEqual(['办事']);
    expect((await published())?.isWaiting).toBe(false);
    const same = await admin.client(articlewechatmenu).detail(menu);
    await admin.client(articlewechatmenu).submit(same);
    expect(await state()).toBe('1');
    await admin.client(articlewechatmenu).submit({ id: menu, menuName: '办事厅' });
    expect(await state()).toBe('0');
    await sync();
    for (const minutes of TRIES) {
      town.pass(minutes * 60);
      await run('outbox', NOWHERE);
    }
    expect(await state()).toBe('2');
    expect((await published())?.entries.map(({ name }) => name)).toEqual(['办事']);
    await sync();
    expect(await state()).toBe('1');
  });

  it('sends a mass message once somebody else confirms it, by a stand-in that says so, and counts', async () => {
    const mass = await make('cms/articlewechatmass', { accountId: account });
    const send = () => admin.post('cms/articlewechatmass/sendWechatMass', { id: mass });
    expect(await send().status()).toBe(400);
    await town.db.query('update cms_articlewechatmass set create_user = 1 where id = $1', [mass]);
    await town.db.query('update cms_articlewechatgroupaccout set is_enabled = 1 where id = $1', [account]);
    const { recordId } = await send().data<{ recordId: string }>();
    await run('outbox');
    const record = async () => admin.client(articlewechatrecord).detail(recordId);
    expect(await record()).toMatchObject({ status: '1', errMsg: expect.stringContaining('模拟发送') as string });
    const { appId } = (await town.one<{ appId: string }>(
      'select app_id as "appId" from cms_articlewechatgroupaccout where id = $1',
      [account],
    )) as { appId: string };
    const timestamp = String(Math.floor(town.now().getTime() / 1000));
    const report = async (event: string, token = 'sesame') =>
      town.fetch(
        new Request(
          'http://127.0.0.1:8080/api/cms/articlewechatrecord/callback',
          json({
            appId,
            recordId,
            timestamp,
            nonce: 'x',
            event,
            signature: signatureOf(token, timestamp, 'x'),
            totalCount: 100,
            filterCount: 98,
            sentCount: 95,
            errorCount: 3,
          }),
        ),
      );
    expect((await report('sent', 'wrong')).status).toBe(403);
    expect((await report('sent')).status).toBe(200);
    expect(await record()).toMatchObject({ status: '1', sentCount: 95, errorCount: 3 });
    expect((await report('deleted')).status).toBe(200);
    expect(await record()).toMatchObject({ status: '3' });
  });

  it('recalls a sent message by ten equal calls once, and says why others cannot be recalled', async () => {
    const ask = (id: string) => admin.post('cms/articlewechatmass/recall', { id });
    const told = async (id: string) => await ask(id).msg();
    const sent = async (msgType: string, more: object) => {
      const mass = await make('cms/articlewechatmass', { accountId: account, msgType, ...more });
      expect(await told(mass)).toBe('这条群发还没有发送，不用撤回');
      await town.db.query('update cms_articlewechatmass set create_user = 1 where id = $1', [mass]);
      const { body } = await admin.post('cms/articlewechatmass/sendWechatMass', { id: mass });
      const { recordId } = body.data as { recordId: string };
      expect(await told(mass)).toBe('正在发送，请等发送结束后再撤回');
      return { mass, record: async () => admin.client(articlewechatrecord).detail(recordId) };
    };
    const articleIds = await make('cms/article');
    const news = await sent('mpnews', { articleIds });
    const words = await sent('text', { content: '汛期注意安全' });
    await run('outbox');
    expect(await told(words.mass)).toBe('微信只能撤回图文和视频消息，这条消息已经送达，不能再撤回');
    const ten = await Promise.all(Array.from({ length: 10 }, () => ask(news.mass)));
    expect(ten.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(ten.filter(({ status }) => status !== 200).map(({ body }) => body.msg))).toEqual(
      new Set(['已经请求撤回，请等待微信确认']),
    );
    expect(await news.record()).toMatchObject({ status: '1' });
    for (const minutes of TRIES) {
      town.pass(minutes * 60);
      await run('outbox', NOWHERE);
    }
    expect(await news.record()).toMatchObject({ status: '1', errMsg: expect.stringMatching(/^撤回失败：/) as string });
    expect(await ask(news.mass).status()).toBe(200);
    await run('outbox');
    expect(await news.record()).toMatchObject({ status: '3', errMsg: expect.stringContaining('模拟撤回') as string });
    expect(await told(news.mass)).toBe('这次群发已经撤回');
  });
});
