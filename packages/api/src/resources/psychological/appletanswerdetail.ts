import { crud, post } from '../../call.ts';
import { type Id, datetime, integer, number, ref, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 答题明细: the answer to one item of a scale. */
export const appletanswerdetail = resource('psychological/appletanswerdetail', {
  label: '答题明细',
  title: 'itemTitle',
  log: true,
  menu: { icon: 'iconfont iconicon_list', sort: 4, group: 'assessments' },
  fields: {
    answerRecordId: ref('答题记录', 'psychological/appletanswerrecord', { required: true, search: true }),
    hmid: ref('量表', 'psychological/scale', { required: true }),
    scaleDetailId: ref('题目', 'psychological/scaledetail', { required: true }),
    itemNo: integer('题号', {
      required: true,
      list: true,
      min: 1,
      copy: { through: 'scaleDetailId', field: 'itemNo' },
    }),
    itemTitle: text('题目内容', {
      list: true,
      readonly: true,
      copy: { through: 'scaleDetailId', field: 'itemTitle' },
      max: 300,
    }),
    optionKey: text('所选选项', { required: true, list: true, max: 40, sensitive: 'health' }),
    optionText: text('选项内容', { list: true, readonly: true, max: 300, sensitive: 'health' }),
    optionScore: number('选项分', { readonly: true, sensitive: 'health' }),
    itemScore: number('计分', { list: true, readonly: true, sensitive: 'health' }),
    isRiskHit: toggle('危机题命中', { list: true, tones: { 1: 'critical' }, readonly: true, sensitive: 'health' }),
    answerTime: datetime('作答时间', { readonly: true, fill: 'now' }),
    answerSeconds: integer('作答用时', { readonly: true, min: 0, unit: '秒' }),
  },
  calls: {
    ...crud,
    /** The answers of a record in the order of the questions. */
    getList: post<{ answerRecordId: Id }, Readonly<Record<string, unknown>>[]>('getList', 'body', { access: 'view' }),
  },
});
export type Appletanswerdetail = Row<typeof appletanswerdetail>;
