import { crud } from '../../call.ts';
import { dict, integer, longtext, number, ref, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 因子结果定义: what a range of a factor's score means. */
export const scalefactorgroupresult = resource('psychological/scalefactorgroupresult', {
  label: '因子结果定义',
  title: 'resultTitle',
  menu: { icon: 'iconfont iconicon_report', sort: 5, group: 'scales' },
  fields: {
    hmid: ref('所属量表', 'psychological/scale', { required: true, search: true, list: true }),
    factorGroupId: ref('因子', 'psychological/scalefactorgroup', { required: true, search: true, list: true }),
    minScore: number('最低分', { required: true, list: true }),
    maxScore: number('最高分', { required: true, list: true, above: 'minScore' }),
    resultLevel: dict('结果等级', 'psy_result_level', { required: true, search: true, list: true }),
    resultTitle: text('结果名称', { required: true, search: true, list: true, max: 50 }),
    resultText: longtext('结果解释', { required: true, max: 1000 }),
    adviceText: longtext('建议', { max: 1000 }),
    isWarn: toggle('是否预警', { list: true, tones: { 1: 'critical' }, default: 0 }),
    color: text('展示颜色', { max: 7, pattern: '^#[0-9A-Fa-f]{6}$' }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    remark: longtext('备注', { max: 500 }),
  },
  constraints: [
    {
      kind: 'disjoint',
      from: 'minScore',
      to: 'maxScore',
      within: ['factorGroupId'],
      whole: { through: 'hmid', field: 'status', is: '1' },
    },
  ],
  calls: crud,
});
export type Scalefactorgroupresult = Row<typeof scalefactorgroupresult>;
