import { crud } from '../../call.ts';
import { computed, datetime, dict, images, integer, longtext, phone, ref, text, toggle, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 事件评价: what the person who reported an event thinks of its handling. */
export const eventevaluate = resource('event/eventevaluate', {
  label: '事件评价',
  title: 'evaluateContent',
  fields: {
    eventId: ref('事件', 'event/event', { required: true, search: true, list: true, unique: true }),
    eventTitle: computed('事件名称', 'text', {
      search: true,
      list: true,
      from: { through: 'eventId', field: 'eventTitle' },
    }),
    evaluateType: dict('评价主体', 'evaluate_type', { required: true, search: true, list: true, default: '1' }),
    satisfaction: dict('总体满意度', 'satisfaction', { required: true, search: true, list: true }),
    speedScore: integer('办理时效', { required: true, min: 1, max: 5, unit: '星', default: 5 }),
    qualityScore: integer('办理质量', { required: true, min: 1, max: 5, unit: '星', default: 5 }),
    attitudeScore: integer('服务态度', { required: true, min: 1, max: 5, unit: '星', default: 5 }),
    isSolved: toggle('问题是否解决', { required: true, search: true, list: true, default: 1 }),
    evaluateContent: longtext('评价内容', { list: true, max: 500 }),
    visitMode: dict('回访方式', 'visit_mode', { list: true }),
    evaluateName: text('评价人', { list: true, max: 50, sensitive: 'name' }),
    evaluatePhone: phone('评价人电话', { sensitive: 'phone' }),
    evaluateUserId: user('登记人', { list: true, readonly: true, fill: 'user' }),
    evaluateTime: datetime('评价时间', { search: true, list: true, readonly: true, fill: 'now' }),
    images: images('附图'),
  },
  calls: {
    submit: crud.submit,
  },
});
export type Eventevaluate = Row<typeof eventevaluate>;
