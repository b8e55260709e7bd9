import { crud } from '../../call.ts';
import { computed, date, dict, image, longtext, phone, ref, region, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 境外人员: a person from abroad who lives in the town (GB/T 31000-2015). */
export const overseapeopleinfo = resource('source/overseapeopleinfo', {
  label: '境外人员',
  title: 'fullName',
  place: 'houseId',
  menu: { icon: 'iconfont iconicon_person', sort: 2, group: 'population' },
  fields: {
    fullName: computed('姓名', 'text', {
      list: true,
      sensitive: 'name',
      live: { words: ['lastName', 'firstName'], unless: 'personName' },
    }),
    lastName: text('外文姓', { required: true, search: true, max: 40, sensitive: 'name' }),
    firstName: text('外文名', { required: true, search: true, max: 40, sensitive: 'name' }),
    personName: text('中文姓名', { search: true, max: 50, sensitive: 'name' }),
    sex: dict('性别', 'sex', { required: true, search: true, list: true }),
    birthDate: date('出生日期', { required: true, list: true }),
    nationality: dict('国籍（地区）', 'country', { required: true, search: true, list: true }),
    religion: dict('宗教信仰', 'religion'),
    cardType: dict('证件代码', 'card_type', { required: true, default: '414' }),
    cardNo: text('证件号码', { required: true, search: true, list: true, unique: true, max: 30, sensitive: 'idcard' }),
    cardValidDate: date('证件有效期', { required: true }),
    phone: phone('联系方式', { search: true, list: true, sensitive: 'phone' }),
    purpose: dict('来华目的', 'purpose_in_china', { required: true, search: true, list: true }),
    occupationType: dict('职业类别', 'occupation_type'),
    occupation: text('职业', { max: 30 }),
    serviceUnit: text('服务处所', { max: 100 }),
    regionCode: region('现住地', { required: true }),
    currentAddress: text('现住门（楼）详址', { required: true, list: true, max: 200, sensitive: 'address' }),
    arriveDate: date('抵达日期', { required: true, list: true, initial: 'today' }),
    leaveDate: date('预计离开日期', { notBefore: 'arriveDate', required: true, list: true }),
    isAttention: toggle('是否重点关注人员', {
      required: true,
      search: true,
      list: true,
      tones: { 1: 'warning' },
      default: 0,
    }),
    houseId: ref('现住房屋', 'source/houseinfo'),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      copy: { through: 'houseId', field: 'griddingId' },
      initial: 'ownGrid',
    }),
    photo: image('照片'),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Overseapeopleinfo = Row<typeof overseapeopleinfo>;
