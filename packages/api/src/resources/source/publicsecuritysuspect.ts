import { crud } from '../../call.ts';
import { date, dict, ref, region, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 命案犯罪嫌疑人: a suspect of a homicide case (GB/T 31000-2015). */
export const publicsecuritysuspect = resource('source/publicsecuritysuspect', {
  label: '命案犯罪嫌疑人',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_safety', sort: 2, group: 'security' },
  states: {
    field: 'captureStatus',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'submit', label: '抓获' },
      { from: '1', to: '3', call: 'submit', label: '投案' },
      { from: '1', to: '4', call: 'submit', label: '死亡' },
      { from: '2', to: '5', call: 'submit', label: '移送起诉' },
      { from: '3', to: '5', call: 'submit', label: '移送起诉' },
    ],
  },
  fields: {
    caseId: ref('所属案件', 'source/publicsecurityinfo', { required: true, search: true, list: true }),
    suspectNo: text('嫌疑人员编号', { required: true, search: true, list: true, max: 30 }),
    cardType: dict('证件代码', 'card_type', { required: true, default: '111' }),
    cardNo: text('证件号码', { required: true, search: true, list: true, max: 30, sensitive: 'idcard' }),
    personName: text('姓名', { required: true, search: true, list: true, max: 50, sensitive: 'name' }),
    usedName: text('曾用名', { max: 50, sensitive: 'name' }),
    sex: dict('性别', 'sex', { required: true, list: true }),
    birthDate: date('出生日期', { list: true }),
    nationality: dict('国籍（地区）', 'country', { default: 'CN' }),
    nation: dict('民族', 'nation'),
    nativePlace: region('籍贯'),
    maritalStatus: dict('婚姻状况', 'marital_status'),
    politicalStatus: dict('政治面貌', 'political_status'),
    education: dict('学历', 'education'),
    religion: dict('宗教信仰', 'religion'),
    occupationType: dict('职业类别', 'occupation_type'),
    occupation: text('职业', { max: 30 }),
    serviceUnit: text('服务处所', { max: 100 }),
    householdRegion: region('户籍地'),
    householdAddress: text('户籍门（楼）详址', { max: 200, sensitive: 'address' }),
    currentRegion: region('现住地'),
    currentAddress: text('现住门（楼）详址', { list: true, max: 200, sensitive: 'address' }),
    isPsychotic: toggle('是否为严重精神障碍患者', {
      required: true,
      list: true,
      tones: { 1: 'warning' },
      default: 0,
      sensitive: 'health',
    }),
    isMinor: toggle('是否为未成年人', { required: true, default: 0 }),
    isTeenager: toggle('是否为青少年', { required: true, default: 0 }),
    captureStatus: dict('到案情况', 'capture_status', { search: true, list: true, default: '1' }),
  },
  calls: crud,
});
export type Publicsecuritysuspect = Row<typeof publicsecuritysuspect>;
