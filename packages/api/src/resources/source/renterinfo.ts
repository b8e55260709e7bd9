import { crud } from '../../call.ts';
import {
  computed,
  date,
  dict,
  files,
  idcard,
  integer,
  longtext,
  money,
  phone,
  ref,
  text,
  toggle,
} from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 房屋承租信息: a tenancy: who rents which house until when (GB/T 31000-2015). */
export const renterinfo = resource('source/renterinfo', {
  label: '房屋承租信息',
  title: 'lesseeName',
  place: 'houseId',
  menu: { icon: 'iconfont iconicon_house', sort: 5, group: 'population' },
  states: {
    field: 'rentStatus',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'submit', label: '退租' },
      { from: '1', to: '3', call: 'submit', label: '到期' },
      { from: '3', to: '1', call: 'submit', label: '续租' },
      { from: '3', to: '2', call: 'submit', label: '退租' },
    ],
  },
  fields: {
    houseId: ref('出租房屋', 'source/houseinfo', { required: true, search: true, list: true }),
    lesseeName: text('承租人姓名', {
      required: true,
      search: true,
      list: true,
      max: 50,
      sensitive: 'name',
      copy: { through: 'populationId', field: 'personName' },
    }),
    lesseeIdCard: idcard('承租人公民身份号码', {
      required: true,
      search: true,
      list: true,
      sensitive: 'idcard',
      copy: { through: 'populationId', field: 'idCard' },
    }),
    lesseePhone: phone('承租人联系方式', {
      required: true,
      search: true,
      list: true,
      sensitive: 'phone',
      copy: { through: 'populationId', field: 'phone' },
    }),
    populationId: ref('承租人档案', 'source/populationinfo'),
    ownerName: computed('房主姓名', 'text', { sensitive: 'name', from: { through: 'houseId', field: 'ownerName' } }),
    ownerPhone: computed('房主联系方式', 'text', {
      sensitive: 'phone',
      from: { through: 'houseId', field: 'ownerPhone' },
    }),
    rentUse: dict('出租用途', 'rent_use', { required: true, search: true, list: true }),
    hazardType: dict('隐患类型', 'house_hazard', { required: true, search: true, list: true, default: '00' }),
    tenantCount: integer('同住人数', { min: 1 }),
    contractNo: text('租赁合同编号', { search: true, max: 50 }),
    startDate: date('起租日期', { required: true, list: true }),
    endDate: date('到期日期', { required: true, search: true, list: true, notBefore: 'startDate' }),
    monthlyRent: money('月租金', { min: 0, unit: '元' }),
    isFiled: toggle('是否租赁备案', { search: true, list: true, default: 0 }),
    safetyCheckDate: date('最近安全检查日期'),
    hazardSituation: longtext('隐患及整改情况', { max: 1000 }),
    rentStatus: dict('租赁状态', 'rent_status', { search: true, list: true, default: '1' }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'houseId', field: 'griddingId' },
    }),
    files: files('合同附件'),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Renterinfo = Row<typeof renterinfo>;
