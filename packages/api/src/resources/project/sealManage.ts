import { crud, startFlow } from '../../call.ts';
import { datetime, dict, files, images, integer, longtext, phone, ref, text, toggle, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 印章管理: a request to use a seal, decided by hand or by a process of the route `seal`, and returned. */
export const sealManage = resource('project/sealManage', {
  label: '印章管理',
  title: 'documentTitle',
  menu: { icon: 'iconfont iconicon_auth', sort: 3, group: 'projects' },
  states: { field: 'status', initial: '0', moves: [
    ['0', '1', 'submit', '', ['community', 'leader']],
    ['0', '2', 'submit', '', ['community', 'leader']],
    ['0', '4', 'submit', '', ['community', 'gridmember']],
    ['2', '0', 'submit', '', ['community', 'gridmember']],
    ['1', '3', 'submit', '', ['community']],
    ['1', '4', 'submit', '', ['community']],
    ['0', '5', 'startFlow', '申请用印', ['community', 'gridmember']],
    ['5', '1', 'system', '', ['system']],
    ['5', '2', 'system', '', ['system']],
    ['5', '4', 'system', '', ['system']],
  ], stamps: [{ to: ['1', '2'], user: 'approveUser', time: 'approveTime' }] },
  flow: { route: 'seal', field: 'status', running: '5', passed: '1', refused: '2', withdrawn: '4', values: ['sealName', 'sealType', 'applyUser', 'keeperUser', 'documentTitle', 'useReason', 'reasonDesc', 'copies', 'takeOut', 'planReturnTime', 'files'] },
  fields: {
    sealNo: text('印章编号', { required: true, search: true, list: true, max: 30 }),
    sealName: text('印章名称', { required: true, search: true, list: true, max: 60 }),
    sealType: dict('印章类型', 'seal_type', { required: true, search: true, list: true }),
    communityId: ref('所属社区', 'source/communityinfo', { required: true, search: true }),
    keeperUser: user('保管人', { required: true, list: true }),
    applyUser: user('用印申请人', { required: true, list: true }),
    phone: phone('申请人电话', { sensitive: 'phone' }),
    documentTitle: text('用印文件', { required: true, search: true, list: true, max: 100 }),
    useReason: dict('用印事由', 'seal_use_reason', { required: true, search: true, list: true }),
    reasonDesc: longtext('事由说明', { max: 500 }),
    copies: integer('用印份数', { required: true, list: true, min: 1, max: 999, unit: '份' }),
    takeOut: toggle('是否外带', { default: 0 }),
    planReturnTime: datetime('计划归还时间'),
    returnTime: datetime('实际归还时间'),
    approveUser: user('审批人', { list: true, readonly: true }),
    approveTime: datetime('审批时间', { readonly: true }),
    approveRemark: text('审批意见', { max: 200 }),
    useTime: datetime('用印时间', { search: true, list: true }),
    files: files('附件'),
    sealedImages: images('用印留痕照片'),
    status: dict('状态', 'seal_use_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: { ...crud, startFlow },
});
export type SealManage = Row<typeof sealManage>;
