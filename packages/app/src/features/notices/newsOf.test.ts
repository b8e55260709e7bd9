import type { Todo } from '@lattice/api/desk/todos';
import { expect, it } from 'vitest';
import { newsOf } from './newsOf.ts';

const todo = (id: string): Todo => ({
  id,
  path: 'event/event',
  title: '路灯不亮',
  detail: '',
  due: '',
  time: '2026-11-20 09:30:00',
  action: '签收',
  link: '/event/event?open=view:1',
  isRead: true,
});

const inbox = { mail: [], message: [], notice: [], unread: { mail: 0, message: 2, notice: 1 } };

it('counts all that waits, read or not, and shows the first of it', () => {
  const items = Array.from({ length: 40 }, (_, n) => todo(String(n)));
  const news = newsOf(inbox, { total: 120, overdue: 3, counts: [], items });
  expect(news.unread).toEqual({ mail: 120, message: 2, notice: 1 });
  expect(news.mail).toHaveLength(30);
  expect(news.mail[0]).toMatchObject({ title: '路灯不亮', time: '2026-11-20 09:30', isRead: true });
});

it('leaves the news as they are until it is known what waits', () => {
  expect(newsOf(inbox, undefined)).toEqual(inbox);
});

it('tells words that a message quotes between marks', () => {
  const said = { id: '1', title: '许文静在评论里提到了您', time: '2026-11-25 10:02', isRead: false, link: '' };
  const message = [
    { ...said, detail: '> 周五停水\n请核对时间' },
    { ...said, detail: '请核对' },
  ];
  expect(newsOf({ ...inbox, message }, undefined).message.map(({ detail }) => detail)).toEqual([
    '“周五停水” 请核对时间',
    '请核对',
  ]);
});
