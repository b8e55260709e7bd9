import { readersOf } from '@lattice/api/readersCall';
import { inbox } from '@lattice/api/resources/blade-desk/inbox';
import { messageMain } from '@lattice/api/resources/cms/messageMain';
import { expect, it } from 'vitest';
import type { Visitor } from './openTown.ts';
import { inTown } from './inTown.ts';
import { visitorOf } from './townOf.ts';

const TIMES = 10;
const MINUTE = 60;

inTown('receipts of messages on $name', {}, ({ town }) => {
  let editor = visitorOf(town, 'editor');
  let staff = visitorOf(town, 'staff');

  /** A message that was sent to some accounts, by its id. */
  const send = async (messageTitle: string, needReply: 0 | 1, accounts = ['staff', 'dispatcher', 'dept']) => {
    const rows = await town.texts('select id::text as id from blade_user where account = any($1)', [accounts]);
    const write = (row: object) => editor.post('cms/messageMain/submit', row);
    const { body } = await write({
      messageTitle,
      messageType: '5',
      channels: '1',
      receiverType: '1',
      receiverIds: rows,
      content: '请各岗位今晚到岗。',
      needReply,
    });
    const { id } = body.data as { id: string };
    await write({ id, status: '2' });
    return id;
  };
  const newsOf = async (visitor: Visitor, title: string) => {
    const found = (await visitor.client(inbox).list()).message.find((one) => one.title === title);
    if (found === undefined) throw new Error(`${title} did not come.`);
    return found;
  };
  const confirm = (visitor: Visitor, id: string, text?: string) =>
    visitor.post('blade-desk/inbox/confirm', { id, text });
  const receiptOf = async (visitor: Visitor, id: string) =>
    (await visitor.client(inbox).content({ kind: 'message', id })).receipt;

  it('are asked for until they are given, once for ten calls at once', async () => {
    const message = await send('防汛值守', 1);
    const item = await newsOf(staff, '防汛值守');
    expect(item).toMatchObject({ isRead: false, isReceiptDue: true });
    await staff.client(inbox).read({ kind: 'message', id: item.id });
    expect(await newsOf(staff, '防汛值守')).toMatchObject({ isRead: false, isReceiptDue: true });
    expect(await receiptOf(staff, item.id)).toEqual({ isDue: true, time: '', text: '' });
    const given = await Promise.all(Array.from({ length: TIMES }, () => confirm(staff, item.id, '收到，今晚到岗')));
    expect(given.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(given.flatMap(({ status, body }) => (status === 200 ? [] : [body.msg])))).toEqual(
      new Set(['您已经回执过这条消息']),
    );
    const noted = await town.rows("select 1 from sys_audit where action = 'confirm' and record_id = $1", [item.id]);
    expect(noted).toHaveLength(1);
    expect(await newsOf(staff, '防汛值守')).toMatchObject({ isRead: true, isReceiptDue: false });
    expect(await receiptOf(staff, item.id)).toMatchObject({ isDue: false, text: '收到，今晚到岗' });
    expect(await editor.client(messageMain).detail(message)).toMatchObject({ totalCount: 3, replyCount: 1 });
  });

  it('come from receivers alone, for messages that ask for them, in few words', async () => {
    await send('只给一人', 1, ['staff']);
    await send('不用回执', 0, ['staff']);
    const [asked, plain] = [await newsOf(staff, '只给一人'), await newsOf(staff, '不用回执')];
    expect(plain.isReceiptDue).toBe(false);
    expect(await receiptOf(staff, plain.id)).toBeUndefined();
    expect(await confirm(staff, plain.id).msg()).toBe('这条消息不需要回执');
    expect(await confirm(await town.visit('dispatcher'), asked.id).msg()).toContain('不是发给您的');
    expect(await confirm(editor, asked.id).status()).toBe(400);
    expect(await confirm(staff, asked.id, '长'.repeat(301)).status()).toBe(400);
    expect(await newsOf(staff, '只给一人')).toMatchObject({ isReceiptDue: true });
  });

  it('and the mark of having read come from the receiver, whoever sees the row', async () => {
    await send('值班调整', 0, ['community', 'dept']);
    const community = await town.visit('community');
    const rows = await town.rows<{ id: string; account: string }>(`select r.id::text as id, u.account
        from cms_messagereceiver r join blade_user u on u.id = r.receiver_user_id
        where r.message_title = '值班调整'`);
    const own = rows.find(({ account }) => account === 'community')?.id ?? '';
    const other = rows.find(({ account }) => account === 'dept')?.id ?? '';
    // The row of a colleague below, which the register shows.
    await town.db.query(
      `update cms_messagereceiver
        set create_dept = (select dept_id::bigint from blade_user where account = 'community') where id = $1`,
      [other],
    );
    const read = (id: string) => community.post('cms/messageReceiver/submit', { id, readStatus: '1' });
    expect(await community.ask(`cms/messageReceiver/detail?id=${other}`).status()).toBe(200);
    expect(await read(other).msg()).toContain('不由您处理');
    expect(await read(own).status()).toBe(200);
  });

  it('are told to who writes messages: neither, read only, confirmed', async () => {
    const message = await send('防火巡查', 1);
    await staff.client(inbox).read({ kind: 'message', id: (await newsOf(staff, '防火巡查')).id });
    const dispatcher = await town.visit('dispatcher');
    await confirm(dispatcher, (await newsOf(dispatcher, '防火巡查')).id, '收到');
    const { people, ...counts } = await readersOf(editor.transport, messageMain.path, message);
    expect(counts).toEqual({ total: 3, read: 2, replied: 1 });
    expect(people.map(({ time, replyTime, reply }) => [time !== '', replyTime !== '', reply])).toEqual([
      [false, false, ''],
      [true, false, ''],
      [true, true, '收到'],
    ]);
    const plain = await send('普通消息', 0);
    expect(await readersOf(editor.transport, messageMain.path, plain)).toMatchObject({ total: 3, replied: null });
    expect(await (await town.visit('finance')).ask(`cms/messageMain/readers?id=${message}`).status()).toBe(403);
  });

  it('are reminded of where they are missing, read or not, and never after a recall', async () => {
    const message = await send('应急演练', 1);
    const id = (await newsOf(staff, '应急演练')).id;
    await staff.client(inbox).read({ kind: 'message', id });
    const dispatcher = await town.visit('dispatcher');
    await confirm(dispatcher, (await newsOf(dispatcher, '应急演练')).id);
    town.pass(31 * MINUTE);
    [editor, staff] = [await town.visit('editor'), await town.visit('staff')];
    const { body } = await editor.post('cms/messageMain/remind', { id: message });
    expect(body.data).toEqual({ reminded: 2 });
    const rows = await town.rows(
      'select 1 from cms_messagereceiver where message_id = $1 and remind_time is not null',
      [message],
    );
    expect(rows).toHaveLength(2);
    await editor.post('cms/messageMain/submit', { id: message, status: '3' });
    expect(await confirm(staff, id).msg()).toBe('消息已撤回，不需要回执');
    expect(await newsOf(staff, '应急演练')).toMatchObject({ isRead: true, isReceiptDue: false });
  });

  it('leave nobody to be reminded once all are given', async () => {
    const message = await send('单人回执', 1, ['staff']);
    await confirm(staff, (await newsOf(staff, '单人回执')).id);
    town.pass(31 * MINUTE);
    editor = await town.visit('editor');
    expect(await editor.post('cms/messageMain/remind', { id: message }).msg()).toBe('所有接收人都已回执，不用提醒');
  });
});
