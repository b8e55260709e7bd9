import { blankPage, crud, plain } from '../../call.ts';
import { computed, dict, integer, longtext, number, ref, text, toggle } from '../../field.ts';
import { switchStates } from '../../machines/switchStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 量表因子组: a factor of a scale: the items that together measure one thing. */
export const scalefactorgroup = resource('psychological/scalefactorgroup', {
  label: '量表因子组',
  title: 'factorName',
  menu: { icon: 'iconfont iconicon_list', sort: 4, group: 'scales' },
  states: switchStates(['psyadmin']),
  fields: {
    hmid: ref('所属量表', 'psychological/scale', { required: true, search: true, list: true }),
    factorCode: text('因子编码', {
      required: true,
      search: true,
      list: true,
      max: 20,
      pattern: '^[A-Za-z][A-Za-z0-9_]*$',
    }),
    factorName: text('因子名称', { required: true, search: true, list: true, max: 30 }),
    isTotal: toggle('是否总分', { list: true, default: 0 }),
    itemNos: text('包含题号', { required: true, list: true, max: 600, pattern: '^\\d+(-\\d+)?(,\\d+(-\\d+)?)*$' }),
    itemCount: computed('题数', 'integer', { list: true }),
    scoreMode: dict('计分方式', 'factor_score_mode', { required: true, list: true }),
    coefficient: number('系数', { required: true, list: true, min: 0.01, max: 100, default: 1 }),
    roundMode: dict('取整方式', 'round_mode', { required: true, default: '3' }),
    decimals: integer('小数位', { min: 0, max: 4, default: 2 }),
    countThreshold: number('阳性条目起点', { min: 0 }),
    normMean: number('常模均值', { list: true }),
    normSd: number('常模标准差', { list: true, min: 0 }),
    positiveScore: number('阳性界值', { list: true }),
    showInReport: toggle('报告展示', { default: 1 }),
    description: longtext('因子释义', { max: 500 }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
  },
  constraints: [{ kind: 'single', field: 'isTotal', within: ['hmid'] }],
  calls: {
    ...crud,
    page: plain('page', 'page', { blank: blankPage({ id: '', factorCode: '', factorName: '', itemNos: '' }) }),
  },
});
export type Scalefactorgroup = Row<typeof scalefactorgroup>;
