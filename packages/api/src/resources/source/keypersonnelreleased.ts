import { crud } from '../../call.ts';
import { date, dict, longtext, phone, ref, text, toggle } from '../../field.ts';
import { personFields } from '../../fieldGroups/personFields.ts';
import { personStates } from '../../machines/personStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 刑满释放人员: a person released from prison (GB/T 31000-2015). */
export const keypersonnelreleased = resource('source/keypersonnelreleased', {
  label: '刑满释放人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_safety', sort: 5, group: 'keyPersons' },
  states: personStates,
  marks: { through: 'populationId', field: 'personType', key: '05', while: { field: 'manageStatus', is: '1' } },
  fields: {
    ...personFields(),
    isRecidivist: toggle('是否累犯', { required: true, default: 0 }),
    originalCrime: dict('原罪名', 'crime_type', { required: true, search: true, list: true }),
    originalSentence: text('原判刑期', { required: true, max: 50 }),
    servingPlace: text('服刑场所', { required: true, max: 100 }),
    releaseDate: date('释放日期', { required: true, search: true, list: true }),
    riskAssessType: dict('危险性评估类型', 'released_risk_type', { required: true, search: true, list: true }),
    connectDate: date('衔接日期', { required: true }),
    connectStatus: dict('衔接情况', 'connect_status', { required: true }),
    placementDate: date('安置日期'),
    placementStatus: dict('安置情况', 'placement_status', { search: true, list: true }),
    unplacedReason: longtext('未安置原因', { max: 1024 }),
    helpEducation: longtext('帮教情况', { max: 1024 }),
    isReoffend: toggle('是否重新犯罪', {
      required: true,
      search: true,
      list: true,
      tones: { 1: 'critical' },
      default: 0,
    }),
    reoffendCrime: text('重新犯罪罪名', { max: 100, showIf: { field: 'isReoffend', in: [1] } }),
    helperName: text('帮教责任人', { max: 50, sensitive: 'name' }),
    helperPhone: phone('帮教责任人联系方式', { sensitive: 'phone' }),
    gridMemberId: ref('责任网格员', 'grid/gridmember'),
    nextVisitDate: date('下次走访日期', { search: true }),
    manageStatus: dict('列管状态', 'manage_status', { search: true, list: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Keypersonnelreleased = Row<typeof keypersonnelreleased>;
