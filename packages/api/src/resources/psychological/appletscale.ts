import { crud } from '../../call.ts';
import {
  computed,
  date,
  datetime,
  dict,
  image,
  integer,
  longtext,
  ref,
  refs,
  text,
  toggle,
  user,
} from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 小程序量表: a scale as it is offered to the public. */
export const appletscale = resource('psychological/appletscale', {
  label: '小程序量表',
  title: 'displayName',
  menu: { icon: 'iconfont iconicon_clipboard', sort: 2, group: 'assessments' },
  actionFields: ['sourceType'],
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '发布', roles: ['psyadmin'] },
      { from: '1', to: '2', call: 'submit', label: '下架', roles: ['psyadmin'] },
      { from: '2', to: '1', call: 'submit', label: '重新发布', roles: ['psyadmin'] },
    ],
    stamps: [{ to: ['1'], time: 'publishTime' }],
  },
  fields: {
    hmid: ref('量表', 'psychological/scale', { required: true, search: true, list: true }),
    appletCategoryId: ref('展示分类', 'psychological/appletcategory', { required: true, search: true, list: true }),
    sourceType: dict('适用人群', 'psy_source_type', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'appletCategoryId', field: 'sourceType' },
    }),
    displayName: text('展示名称', {
      required: true,
      search: true,
      list: true,
      max: 60,
      copy: { through: 'hmid', field: 'scaleName' },
    }),
    cover: image('封面图', { open: true, required: true, list: true, copy: { through: 'hmid', field: 'cover' } }),
    intro: longtext('测评介绍', { max: 1000, copy: { through: 'hmid', field: 'intro' } }),
    griddingIds: refs('适用网格', 'grid/grid'),
    startDate: date('开放日期', { list: true }),
    endDate: date('截止日期', { notBefore: 'startDate', list: true }),
    repeatDays: integer('重复测评间隔', { min: 0, max: 365, unit: '天' }),
    isAnonymous: toggle('匿名测评', { default: 0 }),
    showResult: toggle('向本人展示结果', { list: true, default: 1 }),
    counsellorId: user('预警负责人', { help: '测评预警时通知他；不填时通知所有心理咨询师' }),
    minSeconds: integer('最短答题时间', { min: 0, unit: '秒' }),
    answerCount: computed('测评人次', 'integer', {
      list: true,
      from: { count: { of: 'psychological/appletanswerrecord', by: 'appletScaleId' } },
    }),
    publishTime: datetime('发布时间', { list: true, readonly: true }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    status: dict('状态', 'applet_scale_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: crud,
});
export type Appletscale = Row<typeof appletscale>;
