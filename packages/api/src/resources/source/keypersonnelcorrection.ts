import { crud } from '../../call.ts';
import { date, dict, longtext, multidict, ref, text, toggle } from '../../field.ts';
import { personFields } from '../../fieldGroups/personFields.ts';
import { personStates } from '../../machines/personStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 社区矫正人员: a person in community correction (GB/T 31000-2015). */
export const keypersonnelcorrection = resource('source/keypersonnelcorrection', {
  label: '社区矫正人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_safety', sort: 9, group: 'keyPersons' },
  groups: [
    { key: 'base', label: '基本信息' },
    { key: 'sentence', label: '刑罚与矫正' },
    { key: 'team', label: '矫正小组' },
    { key: 'supervision', label: '脱漏管与奖惩' },
    { key: 'manage', label: '日常管理' },
  ],
  states: personStates,
  marks: { through: 'populationId', field: 'personType', key: '09', while: { field: 'manageStatus', is: '1' } },
  fields: {
    ...personFields({ group: 'base' }),
    correctionNo: text('社区矫正人员编号', {
      required: true,
      search: true,
      list: true,
      unique: true,
      max: 16,
      group: 'base',
    }),
    originalDetention: text('原羁押场所', { max: 100, group: 'base' }),
    correctionType: dict('矫正类别', 'correction_type', {
      required: true,
      search: true,
      list: true,
      group: 'sentence',
    }),
    caseType: dict('案件类别', 'crime_type', { required: true, search: true, group: 'sentence' }),
    crimeName: text('具体罪名', { required: true, max: 100, group: 'sentence' }),
    originalSentence: text('原判刑期', { max: 50, group: 'sentence' }),
    sentenceStart: date('原判刑开始日期', { group: 'sentence' }),
    sentenceEnd: date('原判刑结束日期', { notBefore: 'sentenceStart', group: 'sentence' }),
    correctionStart: date('矫正开始日期', { required: true, group: 'sentence' }),
    correctionEnd: date('矫正结束日期', {
      notBefore: 'correctionStart',
      required: true,
      search: true,
      list: true,
      group: 'sentence',
    }),
    receiveMode: dict('接收方式', 'correction_receive', { required: true, group: 'sentence' }),
    fourHistory: multidict('“四史”情况', 'four_history', { group: 'sentence' }),
    isRecidivist: toggle('是否累惯犯', { default: 0, group: 'sentence' }),
    threeInvolve: multidict('“三涉”情况', 'three_involve', { group: 'sentence' }),
    hasTeam: toggle('是否建立矫正小组', { required: true, default: 0, group: 'team' }),
    teamMembers: multidict('矫正小组人员组成情况', 'correction_team', {
      group: 'team',
      showIf: { field: 'hasTeam', in: [1] },
    }),
    endType: dict('矫正解除（终止）类型', 'correction_end', { group: 'team' }),
    isEscaped: toggle('是否有脱管', {
      required: true,
      list: true,
      tones: { 1: 'critical' },
      default: 0,
      group: 'supervision',
    }),
    escapeReason: longtext('脱管原因', { max: 1024, group: 'supervision', showIf: { field: 'isEscaped', in: [1] } }),
    escapeCheck: longtext('检查监督脱管情况', {
      max: 1024,
      group: 'supervision',
      showIf: { field: 'isEscaped', in: [1] },
    }),
    escapeCorrect: longtext('脱管纠正情况', {
      max: 1024,
      group: 'supervision',
      showIf: { field: 'isEscaped', in: [1] },
    }),
    isMissed: toggle('是否有漏管', {
      required: true,
      list: true,
      tones: { 1: 'critical' },
      default: 0,
      group: 'supervision',
    }),
    missReason: longtext('漏管原因', { max: 1024, group: 'supervision', showIf: { field: 'isMissed', in: [1] } }),
    missCheck: longtext('检查监督漏管情况', {
      max: 1024,
      group: 'supervision',
      showIf: { field: 'isMissed', in: [1] },
    }),
    missCorrect: longtext('漏管纠正情况', { max: 1024, group: 'supervision', showIf: { field: 'isMissed', in: [1] } }),
    rewardPunish: longtext('奖惩情况', { max: 1024, group: 'supervision' }),
    penaltyChange: longtext('刑罚变更执行情况', { max: 1024, group: 'supervision' }),
    isReoffend: toggle('是否重新犯罪', { required: true, default: 0, group: 'supervision' }),
    reoffendCrime: text('重新犯罪罪名', { max: 100, group: 'supervision', showIf: { field: 'isReoffend', in: [1] } }),
    gridMemberId: ref('责任网格员', 'grid/gridmember', { group: 'manage' }),
    nextVisitDate: date('下次走访日期', { search: true, group: 'manage' }),
    manageStatus: dict('列管状态', 'manage_status', { search: true, list: true, default: '1', group: 'manage' }),
    remark: longtext('备注', { max: 500, group: 'manage' }),
  },
  calls: crud,
});
export type Keypersonnelcorrection = Row<typeof keypersonnelcorrection>;
