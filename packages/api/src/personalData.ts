/** Why an area of registers, or one register, keeps what is known of people. */
export interface Purpose {
  purpose: string;
  /** What allows it. */
  basis: string;
}

const DUTY = '履行法定职责所必需（个人信息保护法第十三条第一款第三项）';
const CONSENT = '本人同意（个人信息保护法第十三条第一款第一项）';
const STAFF = '实施人力资源管理所必需（个人信息保护法第十三条第一款第二项）';

/** The purposes by path, or by area for the other registers of it. */
export const purposes: Readonly<Record<string, Purpose>> = {
  source: { purpose: '掌握实有人口、房屋和组织，上门服务，关怀重点人员', basis: DUTY },
  grid: { purpose: '安排网格员值守、请假、考勤和走访', basis: STAFF },
  event: { purpose: '受理、处置和回访群众反映的事项', basis: DUTY },
  dispatch: { purpose: '应急时联系负责人和值守人员', basis: DUTY },
  project: { purpose: '组织巡查、志愿服务、积分和村级事务', basis: DUTY },
  'project/Volunteer': { purpose: '登记志愿者，记录服务时长', basis: CONSENT },
  psychological: { purpose: '提供心理测评、预约和咨询', basis: CONSENT },
  scentre: { purpose: '在便民服务中心受理和办结申请', basis: DUTY },
  party: { purpose: '管理党员和党组织生活', basis: DUTY },
  shzlwgh: { purpose: '统计网格化治理的队伍和成效', basis: DUTY },
  cms: { purpose: '发布信息，受理群众来信和留言', basis: CONSENT },
  'blade-gridScancode': { purpose: '居民扫码报事和网格巡查留痕', basis: CONSENT },
  'blade-system': { purpose: '开通和管理工作账号', basis: STAFF },
  'blade-user': { purpose: '开通和管理工作账号', basis: STAFF },
};

/** Why a register keeps what is known of people; undefined where nobody has said it. */
export const purposeOf = (path: string): Purpose | undefined => purposes[path] ?? purposes[path.split('/')[0] ?? ''];
