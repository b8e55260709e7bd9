import { crud, plain } from '../../call.ts';
import { computed, datetime, dict, json, richtext, text } from '../../field.ts';
import { ON_TOP } from '../../noticeCalls.ts';
import { type Row, resource } from '../../resource.ts';

/** 通知公告: an announcement to the staff of the platform. */
export const notice = resource('blade-desk/notice', {
  label: '通知公告',
  title: 'title',
  menu: { icon: 'iconfont iconicon_notice', sort: 3 },
  readers: { kind: 'receiverType', ids: 'receiverIds', keepers: true },
  fields: {
    title: text('通知标题', { required: true, search: true, list: true, max: 255 }),
    category: dict('通知类型', 'notice', { required: true, search: true, list: true }),
    releaseTime: datetime('通知日期', { required: true, search: true, list: true, initial: 'now' }),
    receiverType: dict('接收范围', 'receiver_type', { search: true, list: true, default: '5' }),
    receiverIds: json('接收对象', {
      required: true,
      within: 'receiverType',
      showIf: { field: 'receiverType', in: ['1', '2', '3', '4'] },
      shape: { kind: 'ids', of: { 1: 'user', 2: 'dept', 3: 'blade-system/role', 4: 'grid/grid' } },
    }),
    content: richtext('通知内容', { required: true }),
    bannerTone: dict('页面顶部显示', 'banner_tone', { search: true, default: '0' }),
    bannerFrom: datetime('显示开始', { required: true, initial: 'now', showIf: { field: 'bannerTone', in: ON_TOP } }),
    bannerUntil: datetime('显示结束', {
      required: true,
      notBefore: 'bannerFrom',
      showIf: { field: 'bannerTone', in: ON_TOP },
    }),
    readCount: computed('已读人数', 'integer', { list: true }),
    categoryName: computed('类型名', 'text', { from: { words: 'category' } }),
  },
  calls: {
    ...crud,
    page: plain('page', 'list'),
  },
});
export type Notice = Row<typeof notice>;
