import { crud } from '../../call.ts';
import { dict, image, integer, json, longtext, multidict, number, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 心理量表: a psychological scale with its rules of scoring. */
export const scale = resource('psychological/scale', {
  label: '心理量表',
  title: 'scaleName',
  menu: { icon: 'iconfont iconicon_clipboard', sort: 2, group: 'scales' },
  states: { field: 'status', initial: '0', moves: [
    ['0', '1', 'submit', '', ['psyadmin']],
    ['1', '2', 'submit', '', ['psyadmin']],
    ['2', '1', 'submit', '', ['psyadmin']],
  ] },
  fields: {
    scaleName: text('量表名称', { required: true, search: true, list: true, max: 60 }),
    scaleCode: text('量表编码', { required: true, search: true, list: true, unique: true, max: 20, pattern: '^[A-Za-z][A-Za-z0-9_]*$' }),
    scaleCategoryId: ref('量表分类', 'psychological/scalecategory', { required: true, search: true, list: true }),
    sourceTypes: multidict('适用人群', 'psy_source_type', { required: true, list: true }),
    cover: image('封面图'),
    intro: longtext('量表简介', { required: true, max: 1000 }),
    guide: longtext('指导语', { required: true, max: 1000 }),
    itemCount: integer('题目数', { required: true, list: true, min: 1, max: 600 }),
    optionMin: number('选项最低分', { required: true, default: 1 }),
    optionMax: number('选项最高分', { required: true, default: 5 }),
    scoreMode: dict('总分计分方式', 'factor_score_mode', { required: true, list: true }),
    coefficient: number('标准分系数', { required: true, list: true, min: 0.01, max: 100, default: 1 }),
    roundMode: dict('取整方式', 'round_mode', { required: true, default: '3' }),
    /** E.g. {any: [{factorCode, op, value}, {riskItem: true}]}. */
    warnRule: json('预警规则'),
    ageMin: integer('最小年龄', { min: 0, max: 120, unit: '岁' }),
    ageMax: integer('最大年龄', { min: 0, max: 120, unit: '岁' }),
    planMinutes: integer('预计用时', { list: true, min: 1, max: 180, unit: '分钟' }),
    copyrightNote: text('版权与来源', { max: 300 }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    status: dict('状态', 'scale_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: crud,
});
export type Scale = Row<typeof scale>;
