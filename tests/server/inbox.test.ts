import { inbox } from '@lattice/api/resources/blade-desk/inbox';
import { noticeCalls } from '@lattice/api/noticeCalls';
import { readersOf } from '@lattice/api/readersCall';
import { notice } from '@lattice/api/resources/blade-desk/notice';
import { user } from '@lattice/api/resources/blade-user';
import { expect, it } from 'vitest';
import type { Visitor } from './openTown.ts';
import { inTown } from './inTown.ts';
import { until } from './until.ts';

inTown('the inbox on $name', {}, ({ town, admin, staff }) => {
  const open = async (visitor: Visitor) => {
    const { ticket } = await visitor.client(inbox).ticket();
    return town.ask(`blade-desk/inbox/stream?ticket=${ticket}`);
  };
  const newest = async (visitor: Visitor) => (await visitor.client(inbox).list()).notice[0];

  it('tells everybody at once of an announcement, which they may read once', async () => {
    const stream = await open(staff);
    expect(stream.headers.get('Content-Type')).toContain('text/event-stream');
    const reader = stream.body?.getReader();
    if (reader === undefined) throw new Error('The stream has no body.');
    await until(reader, 'retry');
    await admin.client(notice).submit({
      title: '防汛值守安排',
      category: '1',
      releaseTime: '2026-11-20 15:00:00',
      content: '<p>24 小时值守</p>',
    });
    expect(await until(reader, 'event: news')).toContain('event: news');
    const first = await newest(staff);
    expect(first).toMatchObject({ title: '防汛值守安排', isRead: false, time: '2026-11-20 15:00' });
    expect((await staff.client(inbox).content({ kind: 'notice', id: first?.id ?? '' })).content).toContain(
      '24 小时值守',
    );
    const before = (await staff.client(inbox).list()).unread.notice;
    await staff.client(inbox).read({ kind: 'notice', id: first?.id ?? '' });
    expect((await staff.client(inbox).list()).unread.notice).toBe(before - 1);
    expect((await newest(admin))?.isRead).toBe(false);
    await reader.cancel();
  });

  it('tells of a notice to some those alone, who has read it, and reminds the others once', async () => {
    const other = await town.visit('gridman');
    const { id: own } = (await staff.client(user).info()) as { id: string };
    const { id } = (await admin.client(notice).submit({
      title: '只给一人的通知',
      category: '1',
      releaseTime: '2026-11-20 15:00:00',
      content: '<p>请准备材料</p>',
      receiverType: '1',
      receiverIds: [own],
      bannerTone: '3',
      bannerFrom: '2026-01-01 00:00:00',
      bannerUntil: '2036-01-01 00:00:00',
    })) as { id: string };
    const titles = async (visitor: Visitor) => (await visitor.client(inbox).list()).notice.map(({ title }) => title);
    const banners = async (visitor: Visitor) =>
      ((await visitor.client(inbox).list()).banners ?? []).map((one) => one.id);
    expect(await titles(staff)).toContain('只给一人的通知');
    expect(await titles(other)).not.toContain('只给一人的通知');
    expect(await other.ask(`blade-desk/inbox/content?kind=notice&id=${id}`).status()).toBe(400);
    expect([await banners(staff), await banners(other)]).toEqual([[id], []]);
    const keeper = noticeCalls(admin.transport);
    expect(await readersOf(admin.transport, notice.path, id)).toMatchObject({
      total: 1,
      read: 0,
      people: [{ id: own, time: '' }],
    });
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => keeper.remind(id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toEqual([
      { status: 'fulfilled', value: { reminded: 1 } },
    ]);
    await expect(keeper.remind(id)).rejects.toThrow('30 分钟');
    const message = (await staff.client(inbox).list()).message.find(({ title }) => title === '只给一人的通知');
    await staff.client(inbox).read({ kind: 'message', id: message?.id ?? '' });
    expect(await readersOf(admin.transport, notice.path, id)).toMatchObject({ total: 1, read: 1 });
    await staff.client(inbox).closeBanner({ id });
    expect(await banners(staff)).toEqual([]);
    expect(await staff.ask(`blade-desk/notice/readers?id=${id}`).status()).toBe(403);
  });

  it('closes the stream with the session', async () => {
    const other = await town.visit('staff');
    const reader = (await open(other)).body?.getReader();
    if (reader === undefined) throw new Error('The stream has no body.');
    await until(reader, 'retry');
    await other.ask('blade-auth/oauth/logout');
    expect(await until(reader, 'event: over')).toContain('event: over');
    expect((await reader.read()).done).toBe(true);
  });

  it('opens no stream for a changed or an old ticket', async () => {
    const { ticket } = await staff.client(inbox).ticket();
    expect((await town.ask(`blade-desk/inbox/stream?ticket=${ticket.replace(/^\d/, '9')}`)).status).toBe(401);
    town.pass(31);
    expect((await town.ask(`blade-desk/inbox/stream?ticket=${ticket}`)).status).toBe(401);
  });

  it('counts what waits as the list of to-dos does, read or not', async () => {
    const { total } = await admin.ask('blade-desk/dashboard/todos').data<{ total: number }>();
    const before = await admin.client(inbox).list();
    expect(before.unread.mail).toBe(total);
    await admin.client(inbox).read({ kind: 'mail', all: 1 });
    expect((await admin.client(inbox).list()).unread.mail).toBe(total);
  });

  it('marks all of a kind, and nothing of other people', async () => {
    await admin.client(inbox).read({ kind: 'notice', all: 1 });
    expect((await admin.client(inbox).list()).unread.notice).toBe(0);
    expect((await staff.client(inbox).list()).unread.notice).toBeGreaterThan(0);
  });
});
