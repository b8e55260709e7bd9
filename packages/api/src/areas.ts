import type { Area } from './Area.ts';

/** The areas by the first part of their resources' paths. */
export const areas: Readonly<Record<string, Area>> = {
  'blade-desk': { label: '个人办公', icon: 'iconfont iconicon_desk', sort: 1 },
  work: {
    label: '我的事务',
    icon: 'iconfont iconicon_work',
    sort: 1,
    isForAll: true,
    pages: {
      start: { label: '发起事务', icon: 'iconfont iconicon_flow', actions: ['flow', 'image'] },
      claim: { label: '待签事务', icon: 'iconfont iconicon_tags', actions: ['sign', 'detail', 'follow'] },
      todo: { label: '待办事务', icon: 'iconfont iconicon_bell', actions: ['handle', 'detail', 'follow'] },
      send: { label: '已发事务', icon: 'iconfont iconicon_message', actions: ['detail', 'follow'] },
      done: { label: '办结事务', icon: 'iconfont iconicon_clipboard', actions: ['detail', 'follow'] },
    },
  },
  source: {
    label: '基础数据',
    icon: 'iconfont iconicon_database',
    sort: 2,
    pages: {
      household: {
        label: '一户登记',
        icon: 'iconfont iconicon_home',
        addsTo: 'source/housepopulationintermediate',
      },
    },
    groups: {
      population: { label: '人口房屋', icon: 'iconfont iconicon_population' },
      keyPersons: { label: '重点人员', icon: 'iconfont iconicon_safety' },
      campus: { label: '校园与护路', icon: 'iconfont iconicon_school' },
      security: { label: '公共安全', icon: 'iconfont iconicon_shield' },
      organisations: { label: '组织机构', icon: 'iconfont iconicon_dept' },
    },
  },
  grid: {
    label: '网格管理',
    icon: 'iconfont iconicon_grid',
    sort: 3,
    pages: {
      attendance: {
        label: '考勤日历',
        icon: 'iconfont iconicon_calendar',
        shows: 'grid/gridmemberattendancerecord',
      },
      online: {
        label: '在线人员',
        icon: 'iconfont iconicon_person',
        roles: ['gridleader', 'dispatcher', 'community', 'leader'],
      },
      tracks: { label: '轨迹回放', icon: 'iconfont iconicon_route', shows: 'grid/gridmembertrajectory' },
      structure: {
        label: '网格关系',
        icon: 'iconfont iconicon_grid',
        roles: ['gridleader', 'dispatcher', 'community', 'leader'],
      },
    },
    groups: {
      attendance: { label: '考勤与轨迹', icon: 'iconfont iconicon_calendar' },
      work: { label: '日常工作', icon: 'iconfont iconicon_work' },
    },
  },
  event: {
    label: '事件管理',
    icon: 'iconfont iconicon_event',
    sort: 4,
    pages: {
      report: { label: '事件上报', icon: 'iconfont iconicon_event', begins: 'event/event' },
      my: { label: '我的事件', icon: 'iconfont iconicon_user', begins: 'event/event' },
      process: { label: '待办事件', icon: 'iconfont iconicon_bell', addsTo: 'event/event' },
      delay: { label: '延期处理', icon: 'iconfont iconicon_calendar', shows: 'event/eventdelay' },
      supervise: { label: '督办处理', icon: 'iconfont iconicon_warning', shows: 'event/eventsupervise' },
      faults: { label: '督查面板', icon: 'iconfont iconicon_shield', roles: ['dispatcher', 'leader'] },
      evaluate: { label: '事件评价', icon: 'iconfont iconicon_flag', shows: 'event/eventevaluate' },
      analysis: { label: '事件分析', icon: 'iconfont iconicon_chart', shows: 'visualization' },
    },
  },
  project: {
    label: '综合治理',
    icon: 'iconfont iconicon_volunteer',
    sort: 5,
    pages: {
      market: { label: '积分兑换', icon: 'iconfont iconicon_service', shows: 'project/exchangeRecord' },
      desk: { label: '兑换台', icon: 'iconfont iconicon_flag', addsTo: 'project/exchangeRecord' },
      walk: { label: '我的巡查', icon: 'iconfont iconicon_route', roles: ['gridmember', 'gridleader'] },
      patrolReport: { label: '巡查任务统计', icon: 'iconfont iconicon_chart', shows: 'project/patrolTaskProgress' },
      taskReport: { label: '任务办理统计', icon: 'iconfont iconicon_chart', shows: 'project/gridmemberTaskHandle' },
      pointsReport: { label: '网格员积分排名', icon: 'iconfont iconicon_chart', shows: 'project/GridmemberPoints' },
      titleransaction_visual: { label: '产权地图', icon: 'iconfont iconicon_map', shows: 'project/titleransaction' },
    },
    groups: {
      volunteers: { label: '志愿服务', icon: 'iconfont iconicon_volunteer' },
      disasters: { label: '防灾避险', icon: 'iconfont iconicon_warning' },
      patrols: { label: '巡查与任务', icon: 'iconfont iconicon_route' },
      points: { label: '积分与兑换', icon: 'iconfont iconicon_flag' },
      projects: { label: '项目与产权', icon: 'iconfont iconicon_building' },
      accountants: { label: '村级会计', icon: 'iconfont iconicon_report' },
    },
  },
  dispatch: {
    label: '指挥调度',
    icon: 'iconfont iconicon_monitor',
    sort: 6,
    pages: {
      comprehensive: {
        label: '综合指挥调度',
        icon: 'iconfont iconicon_monitor',
        shows: 'dispatch/recorddispatch',
      },
      gis: { label: '地图可视化', icon: 'iconfont iconicon_grid', shows: 'visualization' },
      videoScheduling: { label: '视频监控调度', icon: 'iconfont iconicon_camera', shows: 'project/thrid' },
      rating: { label: '六个满意度评价', icon: 'iconfont iconicon_chart', shows: 'visualization' },
    },
    groups: {
      devices: { label: '感知设备', icon: 'iconfont iconicon_camera' },
      warnings: { label: '监测预警', icon: 'iconfont iconicon_warning' },
      resources: { label: '调度资源', icon: 'iconfont iconicon_resource' },
    },
  },
  kpi: {
    label: '考核管理',
    icon: 'iconfont iconicon_chart',
    sort: 7,
    pages: {
      baseReport: { label: '月度考核排名', icon: 'iconfont iconicon_chart', shows: 'kpi/gridmemberbaseassess' },
      workReport: { label: '网格员工作统计', icon: 'iconfont iconicon_work', shows: 'kpi/gridmemberbaseassess' },
      eventReport: { label: '网格员事件统计', icon: 'iconfont iconicon_event', shows: 'kpi/gridmemberbaseassess' },
      deptReport: { label: '部门考核统计', icon: 'iconfont iconicon_dept', shows: 'kpi/gridmemberbaseassess' },
      attendReport: { label: '考勤考核排名', icon: 'iconfont iconicon_calendar', shows: 'kpi/gridmemberattenassess' },
    },
  },
  shzlwgh: { label: '环卫管理', icon: 'iconfont iconicon_car', sort: 8 },
  'blade-gridScancode': {
    label: '扫码管理',
    icon: 'iconfont iconicon_tags',
    sort: 9,
    pages: {
      statistics: {
        label: '扫码统计',
        icon: 'iconfont iconicon_chart',
        shows: 'blade-gridScancode/gridScancode',
      },
    },
  },
  cms: {
    label: '内容管理',
    icon: 'iconfont iconicon_file',
    sort: 10,
    groups: {
      articles: { label: '文章管理', icon: 'iconfont iconicon_file' },
      wechat: { label: '微信公众号', icon: 'iconfont iconicon_message' },
      messages: { label: '消息与应用', icon: 'iconfont iconicon_bell' },
    },
  },
  psychological: {
    label: '心理服务',
    icon: 'iconfont iconicon_service',
    sort: 11,
    pages: {
      'gridmemberScale/1': {
        label: '网格员测评量表',
        icon: 'iconfont iconicon_clipboard',
        roles: ['gridmember', 'gridleader'],
      },
      'massesScale/2': {
        label: '群众测评量表',
        icon: 'iconfont iconicon_population',
        roles: ['gridmember', 'gridleader', 'counsellor', 'psyadmin'],
      },
      'gridMemberRecord/1': {
        label: '网格员测评记录',
        icon: 'iconfont iconicon_report',
        roles: ['counsellor', 'psyadmin'],
      },
      'massesRecord/2': {
        label: '群众测评记录',
        icon: 'iconfont iconicon_report',
        roles: ['counsellor', 'psyadmin'],
      },
      groups: { label: '测评团体统计', icon: 'iconfont iconicon_chart', shows: 'psychological/appletfactorresult' },
    },
    groups: {
      counselling: { label: '咨询服务', icon: 'iconfont iconicon_service' },
      scales: { label: '量表管理', icon: 'iconfont iconicon_clipboard' },
      assessments: { label: '测评管理', icon: 'iconfont iconicon_report' },
    },
  },
  party: {
    label: '党建管理',
    icon: 'iconfont iconicon_party',
    sort: 12,
    pages: {
      figures: { label: '党员构成', icon: 'iconfont iconicon_chart', shows: 'party/pmPartymember' },
      'party-grid-exhibition': { label: '党建网格展示', icon: 'iconfont iconicon_grid', shows: 'party/poPartyorg' },
    },
  },
  scentre: {
    label: '便民服务',
    icon: 'iconfont iconicon_home',
    sort: 13,
    pages: {
      calendar: {
        label: '预约日历',
        icon: 'iconfont iconicon_calendar',
        shows: 'scentre/esServiceAppointmentrecord',
      },
    },
  },
  'blade-report': { label: '报表管理', icon: 'iconfont iconicon_report', sort: 14 },
  'blade-system': {
    label: '系统管理',
    icon: 'iconfont iconicon_setting',
    sort: 15,
    groups: {
      permissions: { label: '权限管理', icon: 'iconfont iconicon_auth' },
    },
  },
  flow: {
    label: '流程管理',
    icon: 'iconfont iconicon_flow',
    sort: 15,
    pages: {
      model: { label: '模型管理', icon: 'iconfont iconicon_flow', actions: ['download'] },
      deploy: { label: '流程部署', icon: 'iconfont iconicon_source', actions: ['upload'] },
      manager: { label: '流程管理', icon: 'iconfont iconicon_setting', actions: ['image'] },
      follow: { label: '流程跟踪', icon: 'iconfont iconicon_route' },
    },
  },
  systemset: { label: '平台设置', icon: 'iconfont iconicon_param', sort: 16 },
  'blade-resource': { label: '资源管理', icon: 'iconfont iconicon_source', sort: 17 },
  'blade-log': { label: '系统监控', icon: 'iconfont iconicon_log', sort: 18 },
  'blade-develop': { label: '研发工具', icon: 'iconfont iconicon_tool', sort: 19 },
  krd: {
    label: '授权管理',
    icon: 'iconfont iconicon_auth',
    sort: 20,
    pages: { licence: { label: '系统授权', icon: 'iconfont iconicon_auth' } },
  },
};
