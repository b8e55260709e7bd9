/** Names of pictures that stand for what people photographed, by what they show. */
export const pictureOf = (
  subject: 'patrol' | 'visit' | 'event' | 'goods' | 'person' | 'icon' | 'cover' | 'licence',
  n = 0,
): string => `/demo/${subject}-${(n % 3) + 1}.svg`;

/** Whom a text fits. */
export type Audience = 'all' | 'elder' | 'renter' | 'worker';

/**
 * What members write after a visit: content, situation (`visit_situation`), what the person asks for, what came of it,
 * and whom it fits.
 */
export const visits: readonly (readonly [
  content: string,
  situation: string,
  demand: string | null,
  result: string | null,
  fits: Audience,
])[] = [
  ['上门了解近期生活和身体情况，核对居住信息，提醒用电用气安全。', '1', null, null, 'all'],
  ['宣传反诈知识，帮助下载国家反诈中心APP，发放宣传折页。', '1', null, null, 'all'],
  ['核对家庭成员信息，新增在外务工人员一名，已更新台账。', '1', null, null, 'all'],
  [
    '了解老人日常起居，子女每周回家一次，精神状态良好。',
    '1',
    '希望加装卫生间扶手。',
    '已联系残联，列入适老化改造。',
    'elder',
  ],
  [
    '走访租住户，登记同住人员，检查燃气软管和插线板。',
    '2',
    '询问子女转学手续。',
    '告知所需材料，协助网上预约。',
    'renter',
  ],
  ['回访邻里纠纷双方，协议履行正常，未再发生争吵。', '2', null, null, 'all'],
  ['了解就业情况，介绍镇里招聘会岗位。', '2', '想找离家近的工作。', '推荐两个岗位，已约面试。', 'worker'],
  ['走访沿街商户，检查灭火器和疏散通道，提醒不占道经营。', '1', '反映门前路灯不亮。', '已作为事件上报。', 'worker'],
  ['电话联系未接，邻居说近日在女儿家居住。', '5', null, '三日内再次走访。', 'all'],
  ['情绪有些低落，倾听诉求并请心理志愿者跟进。', '3', '希望有人陪同复诊。', '已安排志愿者陪同。', 'all'],
];

/** Titles and contents of patrols by key of `daily_patrol_type`. */
export const patrols: readonly (readonly [type: string, title: string, content: string])[] = [
  ['01', '日常巡查', '沿主要道路和小区内部巡查，检查公共设施、环境卫生和秩序。'],
  ['02', '治安巡查', '重点查看出租房、沿街店铺和停车区域，未见异常。'],
  ['03', '消防安全巡查', '检查楼道、充电棚、灭火器和消防通道。'],
  ['04', '沿街商铺安全巡查', '检查燃气、用电和从业人员证照。'],
  ['05', '环境卫生巡查', '检查垃圾投放点、绿化带和背街小巷。'],
  ['06', '防汛巡查', '查看枫溪沿岸、低洼处和排水口。'],
  ['07', '森林防火巡查', '山脚和坟区巡查，劝阻携带火种。'],
  ['08', '校园周边巡查', '上下学时段维护校门秩序，清理流动摊点。'],
];

/** Titles and contents of working diaries by key of `grid_work_type`. */
export const works: readonly (readonly [type: string, title: string, content: string, result: string])[] = [
  ['01', '更新实有人口信息', '对本网格新迁入住户逐户登记，核对身份证和联系电话。', '新增八人，变更五人，注销一人。'],
  ['02', '走访独居老人', '走访网格内独居老人，检查用火用电，代购药品。', '老人身体平稳，无异常。'],
  ['03', '调解楼道占用纠纷', '组织双方到网格服务站协商堆放杂物问题。', '当场清理，双方和解。'],
  ['04', '出租房安全检查', '会同房东检查线路、燃气和逃生通道。', '发现隐患三处，已整改两处。'],
  ['05', '反诈宣传进楼栋', '在楼道张贴提示并入户讲解常见骗局。', '覆盖四个单元，发放折页六十份。'],
  ['06', '代办高龄津贴认证', '上门为行动不便的老人完成认证。', '认证通过。'],
  ['07', '清理卫生死角', '联合保洁和志愿者清理楼后杂物。', '清运垃圾两车。'],
  ['09', '电动车充电专项整治', '排查楼道飞线充电，引导入棚。', '劝离十二辆，登记三户。'],
  ['10', '参加月度例会', '学习新流程，汇报网格情况。', '明确下月走访重点。'],
];
