import { crud, plain } from '../../call.ts';
import { dict, image, integer, json, longtext, number, ref, refs, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 量表题目: one item of a scale with its options. */
export const scaledetail = resource('psychological/scaledetail', {
  label: '量表题目',
  title: 'itemTitle',
  menu: { icon: 'iconfont iconicon_list', sort: 3, group: 'scales' },
  fields: {
    hmid: ref('所属量表', 'psychological/scale', { required: true, search: true, list: true }),
    itemNo: integer('题号', { required: true, search: true, list: true, min: 1, max: 600 }),
    itemTitle: text('题目内容', { required: true, search: true, list: true, max: 300 }),
    itemType: dict('题型', 'scale_item_type', { required: true, list: true, default: '1' }),
    options: json('选项', {
      required: true,
      shape: {
        kind: 'rows',
        fields: {
          key: text('选项号', { required: true, max: 10 }),
          text: text('选项内容', { required: true, max: 200 }),
          score: number('分值', { required: true, min: -100, max: 1000, scale: 2 }),
        },
      },
    }),
    isReverse: toggle('反向计分', { required: true, list: true, default: 0 }),
    weight: number('权重', { required: true, list: true, min: 0, max: 100, default: 1 }),
    factorGroupIds: refs('所属因子', 'psychological/scalefactorgroup', { list: true }),
    required: toggle('必答', { default: 1 }),
    isRisk: toggle('危机题', { list: true, default: 0 }),
    riskScore: number('危机起点分', { required: true, showIf: { field: 'isRisk', in: [1] } }),
    image: image('题目配图'),
    remark: longtext('备注', { max: 500 }),
  },
  calls: {
    ...crud,
    /** The questions of a scale (`hmid`) in their order. */
    list: plain('list', 'list', {
      blank: [{ id: '', itemNo: 0, itemTitle: '', itemType: '', options: [{ key: '', text: '', score: 0 }] }],
    }),
  },
});
export type Scaledetail = Row<typeof scaledetail>;
