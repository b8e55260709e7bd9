import { crud } from '../../call.ts';
import { computed, date, dict, images, integer, longtext, phone, ref, text } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 党组织: an organisation of the Party; organisations form a tree. */
export const poPartyorg = resource('party/poPartyorg', {
  label: '党组织',
  title: 'orgName',
  menu: { icon: 'iconfont iconicon_party', sort: 4 },
  tree: true,
  order: 'sort',
  states: {
    field: 'status',
    initial: '1',
    moves: [
      { from: '1', to: '0', call: 'submit', label: '撤销组织', roles: ['partyadmin'] },
      { from: '0', to: '1', call: 'submit', label: '恢复组织', roles: ['partyadmin'] },
    ],
  },
  fields: {
    orgName: text('组织简称', { required: true, search: true, list: true, max: 50 }),
    orgFullName: text('组织全称', { required: true, search: true, list: true, max: 100 }),
    orgCode: text('组织编码', { required: true, search: true, list: true, unique: true, max: 30 }),
    parentId: ref('上级党组织', 'party/poPartyorg'),
    orgType: dict('组织类别', 'party_org_type', { required: true, search: true, list: true }),
    orgField: dict('所属领域', 'party_org_field', { list: true }),
    secretaryName: text('书记', { required: true, list: true, max: 30, sensitive: 'name' }),
    phone: phone('书记电话', { list: true, sensitive: 'phone' }),
    contactName: text('联系人', { max: 30, sensitive: 'name' }),
    contactPhone: phone('联系人电话', { sensitive: 'phone' }),
    foundDate: date('成立日期'),
    termDate: date('本届换届日期'),
    nextTermDate: date('下届换届日期', { list: true }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'communityId', field: 'griddingId' },
      byPoint: true,
    }),
    communityId: ref('所属社区', 'source/communityinfo', { search: true }),
    address: text('地址', { max: 200, copy: { through: 'communityId', field: 'address' } }),
    ...pointFields({ through: 'communityId' }),
    memberCount: computed('党员数', 'integer', { list: true }),
    intro: longtext('组织简介', { max: 1000 }),
    images: images('图片'),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    status: dict('状态', 'party_org_status', { search: true, list: true, readonly: true, default: '1' }),
  },
  calls: crud,
});
export type PoPartyorg = Row<typeof poPartyorg>;
