import { crud } from '../../call.ts';
import { dict, files, image, integer, json, longtext, multidict, phone, ref, text, time, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 咨询专家: a counsellor with qualifications and hours. */
export const consultingexpert = resource('psychological/consultingexpert', {
  label: '咨询专家',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_person', sort: 2, group: 'counselling' },
  states: {
    field: 'status',
    initial: '1',
    moves: [
      { from: '1', to: '0', call: 'submit', label: '停诊', roles: ['psyadmin', 'counsellor'] },
      { from: '0', to: '1', call: 'submit', label: '恢复出诊', roles: ['psyadmin', 'counsellor'] },
      { from: '1', to: '2', call: 'submit', label: '登记离职', roles: ['psyadmin'] },
      { from: '0', to: '2', call: 'submit', label: '登记离职', roles: ['psyadmin'] },
      { from: '2', to: '1', call: 'submit', label: '复职出诊', roles: ['psyadmin'] },
    ],
  },
  fields: {
    personName: text('姓名', { required: true, search: true, list: true, max: 30, sensitive: 'name' }),
    sex: dict('性别', 'sex', { required: true, list: true }),
    photo: image('照片', { required: true, list: true }),
    phone: phone('手机号码', { required: true, search: true, sensitive: 'phone' }),
    roomId: ref('所属咨询室', 'psychological/consultingroom', { required: true, search: true, list: true }),
    userId: user('绑定用户'),
    expertTitle: dict('职称', 'expert_title', { required: true, search: true, list: true }),
    serviceUnit: text('工作单位', { list: true, max: 100 }),
    certificateNo: text('资格证书号', { required: true, unique: true, max: 40 }),
    certificates: files('资格证书', { required: true }),
    specialties: multidict('擅长领域', 'psy_specialty', { required: true, search: true, list: true }),
    consultModes: multidict('咨询方式', 'consult_mode', { required: true, list: true }),
    practiceYears: integer('从业年限', { list: true, min: 0, max: 60, unit: '年', adds: false }),
    consultHours: integer('累计个案时长', { min: 0, unit: '小时' }),
    schedule: json('出诊安排', {
      required: true,
      shape: {
        kind: 'rows',
        fields: {
          weekDay: dict('星期', 'week_day', { required: true }),
          startTime: time('开始时间', { required: true }),
          endTime: time('结束时间', { required: true, notBefore: 'startTime' }),
          quota: integer('号源数', { required: true, min: 1, max: 999, unit: '人' }),
        },
      },
    }),
    intro: longtext('专家简介', { required: true, max: 1000 }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    status: dict('状态', 'expert_status', { search: true, list: true, readonly: true, default: '1' }),
  },
  calls: crud,
});
export type Consultingexpert = Row<typeof consultingexpert>;
