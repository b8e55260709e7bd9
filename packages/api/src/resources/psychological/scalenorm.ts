import { crud } from '../../call.ts';
import { dict, integer, longtext, number, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 量表常模: mean and deviation of a factor among people of a sex and an age. */
export const scalenorm = resource('psychological/scalenorm', {
  label: '量表常模',
  title: 'normName',
  menu: { icon: 'iconfont iconicon_chart', sort: 6, group: 'scales' },
  fields: {
    normName: text('常模名称', { required: true, search: true, list: true, max: 60 }),
    hmid: ref('所属量表', 'psychological/scale', { required: true, search: true, list: true }),
    factorGroupId: ref('因子', 'psychological/scalefactorgroup', { required: true, search: true, list: true }),
    sex: dict('性别', 'sex', { search: true, list: true, help: '不填为不分性别' }),
    ageMin: integer('最小年龄', { list: true, min: 0, max: 120, unit: '岁', adds: false }),
    ageMax: integer('最大年龄', { list: true, atLeast: 'ageMin', min: 0, max: 120, unit: '岁', adds: false }),
    normMean: number('常模均值', { required: true, list: true, adds: false }),
    normSd: number('常模标准差', { required: true, list: true, min: 0, adds: false }),
    source: longtext('来源', { max: 300 }),
  },
  calls: crud,
});
export type Scalenorm = Row<typeof scalenorm>;
