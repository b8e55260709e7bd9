import { crud, plain } from '../../call.ts';
import { computed, datetime, dict, richtext, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 通知公告: an announcement to the staff of the platform. */
export const notice = resource('blade-desk/notice', {
  label: '通知公告',
  title: 'title',
  menu: { icon: 'iconfont iconicon_notice', sort: 3 },
  fields: {
    title: text('通知标题', { required: true, search: true, list: true, max: 255 }),
    category: dict('通知类型', 'notice', { required: true, search: true, list: true }),
    releaseTime: datetime('通知日期', { required: true, search: true, list: true, initial: 'now' }),
    content: richtext('通知内容', { required: true }),
    categoryName: computed('类型名', 'text', { from: { words: 'category' } }),
  },
  calls: {
    ...crud,
    page: plain('page', 'list'),
  },
});
export type Notice = Row<typeof notice>;
