import { crud } from '../../call.ts';
import { dict, integer, longtext, phone, ref, text, toggle } from '../../field.ts';
import { personFields } from '../../fieldGroups/personFields.ts';
import { personStates } from '../../machines/personStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 学校周边重点人员: a person near a school who needs attention (GB/T 31000-2015). */
export const campuspersoninfo = resource('source/campuspersoninfo', {
  label: '学校周边重点人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_person', sort: 2, group: 'campus' },
  states: personStates,
  fields: {
    schoolId: ref('关联学校', 'source/campusinfo', { required: true, search: true, list: true }),
    ...personFields({ gridThrough: 'schoolId' }),
    nation: dict('民族', 'nation', { copy: { through: 'populationId', field: 'nation' } }),
    education: dict('学历', 'education', { copy: { through: 'populationId', field: 'education' } }),
    occupation: text('职业', { max: 50 }),
    serviceUnit: text('服务处所', { max: 100 }),
    keyPersonType: dict('重点人员类别', 'person_key_type', { search: true, list: true }),
    harmDegree: dict('危害程度', 'harm_degree', { required: true, search: true, list: true }),
    isAttention: toggle('是否关注', { required: true, search: true, list: true, tones: { 1: 'warning' }, default: 0 }),
    distance: integer('距学校距离', { min: 0, unit: '米' }),
    controlMeasure: longtext('管控措施', { max: 500 }),
    controllerName: text('管控责任人', { max: 50, sensitive: 'name' }),
    controllerPhone: phone('管控责任人联系方式', { sensitive: 'phone' }),
    manageStatus: dict('列管状态', 'manage_status', { search: true, list: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Campuspersoninfo = Row<typeof campuspersoninfo>;
