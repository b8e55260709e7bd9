import { inbox } from '@lattice/api/resources/blade-desk/inbox';
import { messageMain } from '@lattice/api/resources/cms/messageMain';
import { beforeAll, expect, it } from 'vitest';
import type { Visitor } from './openTown.ts';
import { inTown } from './inTown.ts';
import { visitorOf } from './townOf.ts';

const TIMES = 10;
const MINUTE = 60;

inTown('reminders of unread messages on $name', {}, ({ town, staff }) => {
  let editor = visitorOf(town, 'editor');
  let message: string;

  const submit = (row: object) => editor.post('cms/messageMain/submit', row);
  const remind = (visitor: Visitor) => visitor.post('cms/messageMain/remind', { id: message });
  /** Lets the pause between reminders go by; sessions do not last so long. */
  const wait = async () => {
    town.pass(31 * MINUTE);
    editor = await town.visit('editor');
  };
  const write = async (title: string, receivers: readonly string[]) => {
    const rows = await town.texts('select id::text as id from blade_user where account = any($1)', [receivers]);
    const { body } = await submit({
      messageTitle: title,
      messageType: '5',
      channels: '1,3',
      receiverType: '1',
      receiverIds: rows,
      content: '请各岗位今晚到岗。',
    });
    return (body.data as { id: string }).id;
  };

  beforeAll(async () => {
    message = await write('防汛值守安排', ['staff', 'dispatcher']);
  });

  it('are refused for a draft, within half an hour of sending, and to who may not write messages', async () => {
    expect(await remind(editor).msg()).toBe('只有已发送的消息可以提醒');
    await submit({ id: message, status: '2' });
    expect(await remind(editor).msg()).toContain('30 分钟内');
    expect(await remind(await town.visit('finance')).status()).toBe(403);
  });

  it('reach those alone who have not read, once for ten calls at once, and bring the message up again', async () => {
    const first = (await staff.client(inbox).list()).message.find(({ title }) => title === '防汛值守安排');
    await staff.client(inbox).read({ kind: 'message', id: first?.id ?? '' });
    await wait();
    await submit({ id: await write('后来的消息', ['dispatcher']), status: '2' });
    town.pass(MINUTE);
    const sms = 'select count(*)::int as n from sys_outbox where channel = $1';
    const before = await town.number(sms, ['sms']);
    const answers = await Promise.all(Array.from({ length: TIMES }, () => remind(editor)));
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.map(({ body }) => body.data)).toEqual([{ reminded: 1 }]);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(TIMES - 1);
    expect(await town.number(sms, ['sms'])).toBe(before + 1);
    const { message: news } = await (await town.visit('dispatcher')).client(inbox).list();
    expect(news[0]?.title).toBe('防汛值守安排');
    expect(await editor.client(messageMain).detail(message)).toMatchObject({ totalCount: 2, readCount: 1 });
  });

  it('are refused once everybody has read', async () => {
    const dispatcher = await town.visit('dispatcher');
    await dispatcher.client(inbox).read({ kind: 'message', all: 1 });
    await wait();
    expect(await remind(editor).msg()).toBe('所有接收人都已阅读，不用提醒');
  });
});
