import { crud } from '../../call.ts';
import { computed, dict, image, integer, json, longtext, multidict, number, ref, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 心理量表: a psychological scale with its rules of scoring. */
export const scale = resource('psychological/scale', {
  label: '心理量表',
  title: 'scaleName',
  menu: { icon: 'iconfont iconicon_clipboard', sort: 2, group: 'scales' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '启用', roles: ['psyadmin'] },
      { from: '1', to: '2', call: 'submit', label: '停用', roles: ['psyadmin'] },
      { from: '2', to: '1', call: 'submit', label: '启用', roles: ['psyadmin'] },
    ],
  },
  fields: {
    scaleName: text('量表名称', { required: true, search: true, list: true, leads: true, max: 60 }),
    scaleCode: text('量表编码', {
      required: true,
      search: true,
      list: true,
      leads: true,
      unique: true,
      max: 20,
      pattern: '^[A-Za-z][A-Za-z0-9_]*$',
    }),
    scaleCategoryId: ref('量表分类', 'psychological/scalecategory', {
      required: true,
      search: true,
      list: true,
      leads: true,
    }),
    sourceTypes: multidict('适用人群', 'psy_source_type', { required: true, list: true, leads: true }),
    cover: image('封面图'),
    intro: longtext('量表简介', { required: true, max: 1000 }),
    guide: longtext('指导语', { required: true, max: 1000 }),
    itemCount: computed('题目数', 'integer', {
      list: true,
      leads: true,
      from: { count: { of: 'psychological/scaledetail', by: 'hmid' } },
    }),
    optionMin: number('选项最低分', { required: true, default: 1 }),
    optionMax: number('选项最高分', { required: true, default: 5, above: 'optionMin' }),
    scoreMode: dict('总分计分方式', 'factor_score_mode', { required: true, list: true, default: '1' }),
    coefficient: number('标准分系数', { required: true, list: true, min: 0.01, max: 100, default: 1 }),
    roundMode: dict('取整方式', 'round_mode', { required: true, default: '3' }),
    warnRule: json('预警规则', {
      shape: {
        kind: 'record',
        fields: {
          any: json('满足任一条件即预警', {
            required: true,
            shape: {
              kind: 'rows',
              fields: {
                riskItem: toggle('命中危机题'),
                factorCode: text('因子编码', {
                  required: true,
                  max: 20,
                  showIf: { field: 'riskItem', in: ['', 0, 'false'] },
                }),
                op: dict('比较', 'compare_operator', {
                  required: true,
                  default: '>=',
                  showIf: { field: 'riskItem', in: ['', 0, 'false'] },
                }),
                value: number('界值', { required: true, showIf: { field: 'riskItem', in: ['', 0, 'false'] } }),
              },
            },
          }),
        },
      },
    }),
    ageMin: integer('最小年龄', { min: 0, max: 120, unit: '岁' }),
    ageMax: integer('最大年龄', { atLeast: 'ageMin', min: 0, max: 120, unit: '岁' }),
    planMinutes: integer('预计用时', { list: true, min: 1, max: 180, unit: '分钟', adds: false }),
    copyrightNote: text('版权与来源', { max: 300 }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    status: dict('状态', 'scale_status', { search: true, list: true, leads: true, readonly: true, default: '0' }),
  },
  calls: crud,
});
export type Scale = Row<typeof scale>;
