import { msg } from '@lingui/core/macro';
import type { Report } from '../report/Report.ts';
import {
  OF,
  PIECES,
  TIMES,
  POINTS,
  text,
  member,
  days,
  CLOSED,
  who,
  where,
  ofMember,
  events,
  handlingDept,
  byMonth,
} from './proofs.ts';

/** 部门考核: departments by what they handled. */
export const deptReport: Report = {
  ...byMonth,
  path: 'kpi/deptReport',
  title: msg`部门考核统计`,
  call: 'getDeptAssessList',
  frozenAs: 'getDeptAssessList',
  keys: ['deptId'],
  startsWith: 'present',
  columns: [
    { name: 'deptIdName', label: msg`部门`, as: 'text' },
    {
      name: 'eventCount',
      label: msg`承办事件`,
      unit: PIECES,
      isSummed: true,
      rule: msg`本月上报、由部门办理且未作废的事件`,
      proof: events(handlingDept),
    },
    {
      name: 'finishRate',
      label: msg`办结率`,
      as: 'percent',
      rule: msg`办结占办理的比例`,
      proof: events(handlingDept, CLOSED),
    },
    {
      name: 'onTimeRate',
      label: msg`按时率`,
      as: 'percent',
      rule: msg`按时办结占办结的比例`,
      proof: events(handlingDept, CLOSED, ['isOverdue', 'equal', '0']),
    },
    {
      name: 'satisfyRate',
      label: msg`满意率`,
      as: 'percent',
      rule: msg`满意和非常满意占已评价的比例`,
      proof: events(handlingDept, ['satisfaction', 'in', '1,2,3,4,5']),
    },
    {
      name: 'avgScore',
      label: msg`人均考核`,
      as: 'number',
      unit: POINTS,
      rule: msg`部门网格员本月考核总分的平均`,
      proof: (line, { month }) => ({
        of: OF,
        proofs: [
          ['deptId', 'equal', text(line, 'deptId'), text(line, 'deptIdName')],
          ['assessMonth', 'equal', month],
        ],
      }),
    },
    { name: 'gridCount', label: msg`网格`, unit: msg`个`, isSummed: true },
    { name: 'memberCount', label: msg`网格员`, unit: msg`人`, isSummed: true },
  ],
};

/** 巡查任务统计: patrols by grid and member. */
export const patrolReport: Report = {
  path: 'project/patrolReport',
  title: msg`巡查任务统计`,
  of: 'project/patrolTaskProgress',
  call: 'report',
  keys: ['griddingId', 'gridMemberId'],
  requested: ({ from, to }) => ({ patrolDate_dategt: from, patrolDate_datelt: to }),
  startsWith: 'present',
  columns: [
    who,
    { name: 'checkRate', label: msg`打卡率`, as: 'percent', rule: msg`已打卡点位占应查点位的比例` },
    {
      name: 'taskCount',
      label: msg`任务`,
      unit: msg`个`,
      isSummed: true,
      proof: ofMember('project/patrolTaskProgress', 'patrolDate'),
    },
    { name: 'totalPoints', label: msg`应查点位`, unit: msg`个`, isSummed: true },
    { name: 'checkedPoints', label: msg`已打卡`, unit: msg`个`, isSummed: true },
    { name: 'missedPoints', label: msg`漏查`, unit: msg`个`, isSummed: true, isMoreBetter: false },
    { name: 'abnormalCount', label: msg`异常`, unit: msg`个`, isSummed: true, isMoreBetter: false },
    { name: 'mileage', label: msg`里程`, as: 'number', unit: msg`公里`, isSummed: true },
    where,
  ],
};

/** 任务办理统计: tasks by member. */
export const taskReport: Report = {
  path: 'project/taskReport',
  title: msg`任务办理统计`,
  of: 'project/gridmemberTaskHandle',
  call: 'report',
  keys: ['gridMemberId'],
  requested: ({ from, to }) => ({ startDate: from, endDate: to }),
  startsWith: 'present',
  columns: [
    who,
    {
      name: 'receivedCount',
      label: msg`收到`,
      unit: msg`个`,
      isSummed: true,
      rule: msg`本月下发给本人的任务`,
      proof: ofMember('project/gridmemberTaskHandle', 'createTime'),
    },
    { name: 'finishedCount', label: msg`完成`, unit: msg`个`, isSummed: true },
    { name: 'finishRate', label: msg`完成率`, as: 'percent', rule: msg`完成占收到的比例` },
    { name: 'overdueCount', label: msg`超期`, unit: msg`个`, isSummed: true, isMoreBetter: false },
    {
      name: 'averageHours',
      label: msg`平均用时`,
      as: 'number',
      unit: msg`小时`,
      isMoreBetter: false,
      rule: msg`从下发到办理的平均时间`,
    },
    where,
  ],
};

/** 积分排名: points of members in a month. */
export const pointsReport: Report = {
  path: 'project/pointsReport',
  title: msg`网格员积分排名`,
  of: 'project/GridmemberPoints',
  call: 'report',
  keys: ['gridMemberId', 'assessMonth'],
  requested: ({ month }) => ({ assessMonth: month }),
  startsWith: 'present',
  columns: [
    // The name leads to the ledger, which adds up to the balance.
    { ...who, proof: (line) => `/project/market?member=${text(line, 'gridMemberId')}` },
    {
      name: 'points',
      label: msg`积分`,
      unit: POINTS,
      isSummed: true,
      rule: msg`审核通过的加分减去扣分`,
      proof: (line, { month }) => ({
        of: 'project/GridmemberPoints',
        proofs: [member(line), ['assessMonth', 'equal', month], ['status', 'equal', '1']],
      }),
    },
    { name: 'addPoints', label: msg`加分`, unit: POINTS, isSummed: true },
    { name: 'deductPoints', label: msg`扣分`, unit: POINTS, isSummed: true, isMoreBetter: false },
    where,
  ],
};

/** 扫码统计: scans by grid. */
export const scanReport: Report = {
  path: 'blade-gridScancode/statistics',
  title: msg`扫码统计`,
  of: 'blade-gridScancode/gridScancode',
  call: 'statistics',
  keys: ['griddingId'],
  requested: ({ from, to }) => ({ startDate: from, endDate: to }),
  startsWith: 'present',
  columns: [
    { name: 'griddingIdName', label: msg`网格`, as: 'text' },
    {
      name: 'scanTotal',
      label: msg`扫码`,
      unit: TIMES,
      isSummed: true,
      proof: (line, span) => ({
        of: 'blade-gridScancode/gridScancode',
        proofs: [
          ['griddingId', 'equal', text(line, 'griddingId'), text(line, 'griddingIdName')],
          ...days('scanTime', span),
        ],
      }),
    },
    { name: 'personCount', label: msg`扫码人`, unit: msg`人` },
    { name: 'codeCount', label: msg`二维码`, unit: msg`个`, isSummed: true },
    { name: 'eventCount', label: msg`产生事件`, unit: PIECES, isSummed: true },
    { name: 'lastScanTime', label: msg`最近扫码`, as: 'text' },
  ],
};
