import { type KpiSettings, type ScoreName, type ScoreRule, scoreRules } from '@lattice/api/kpiRules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Report } from '../report/Report.ts';
import {
  OF,
  PIECES,
  TIMES,
  member,
  CLOSED,
  who,
  where,
  ofMember,
  events,
  handler,
  byMonth,
  collected,
} from './proofs.ts';

/** The words of a rule, by what the settings make of it. */
const ruled = (name: ScoreName, words: (rule: ScoreRule) => MessageDescriptor) => (settings: KpiSettings) =>
  words(scoreRules(settings)[name]);

/** 月度考核: the scores of a month and their parts. */
export const baseReport: Report = {
  ...byMonth,
  path: 'kpi/baseReport',
  title: msg`月度考核排名`,
  call: 'getGridmemberBaseList',
  frozenAs: 'getGridmemberBaseList',
  isScored: true,
  keys: ['id'],
  startsWith: 'last',
  columns: [
    who,
    {
      name: 'totalScore',
      label: msg`总分`,
      as: 'number',
      rule: msg`各项得分按占比相加，加上加分，减去扣分`,
      proof: (line, { month }) => ({ of: OF, proofs: [member(line), ['assessMonth', 'equal', month]] }),
    },
    {
      name: 'baseScore',
      label: msg`基础分`,
      as: 'number',
      rule: ruled('baseScore', ({ weight }) => msg`在岗 100 分，占 ${weight}%`),
    },
    {
      name: 'workScore',
      label: msg`工作日志`,
      as: 'number',
      rule: ruled('workScore', ({ full = 1, weight }) => msg`每月 ${full} 篇为 100 分，占 ${weight}%`),
      proof: ofMember('grid/gridmemberwork', 'workDate'),
    },
    {
      name: 'visitScore',
      label: msg`走访`,
      as: 'number',
      rule: ruled('visitScore', ({ full = 1, weight }) => msg`每月 ${full} 次为 100 分，占 ${weight}%`),
      proof: ofMember('grid/gridmembervisitwork', 'visitTime'),
    },
    {
      name: 'patrolScore',
      label: msg`巡查`,
      as: 'number',
      rule: ruled('patrolScore', ({ full = 1, weight }) => msg`每月 ${full} 次为 100 分，占 ${weight}%`),
      proof: ofMember('grid/gridmemberdailypatrol', 'startTime'),
    },
    {
      name: 'eventScore',
      label: msg`事件`,
      as: 'number',
      rule: ruled('eventScore', ({ full = 1, less, weight }) => {
        const points = less?.points ?? 0;
        return msg`每月上报 ${full} 件为 100 分，办理超期每件扣 ${points} 分，占 ${weight}%`;
      }),
      proof: events(member),
    },
    {
      name: 'dataScore',
      label: msg`采集`,
      as: 'number',
      rule: ruled('dataScore', ({ full = 1, weight }) => msg`每月登记 ${full} 人为 100 分，占 ${weight}%`),
      proof: collected,
    },
    {
      name: 'attendanceScore',
      label: msg`考勤`,
      as: 'number',
      rule: ruled('attendanceScore', ({ weight }) => msg`考勤考核的得分，占 ${weight}%`),
      proof: ofMember('grid/gridmemberattendancerecord', 'attendanceDate'),
    },
    { name: 'addScore', label: msg`加分`, as: 'number' },
    { name: 'deductScore', label: msg`扣分`, as: 'number', isMoreBetter: false },
  ],
};

/** 网格员工作统计: what members did. */
export const workReport: Report = {
  ...byMonth,
  path: 'kpi/workReport',
  title: msg`网格员工作统计`,
  call: 'getGridmemberWorkList',
  frozenAs: 'getGridmemberWorkList',
  keys: ['gridMemberId'],
  startsWith: 'present',
  columns: [
    who,
    {
      name: 'workCount',
      label: msg`工作日志`,
      unit: PIECES,
      isSummed: true,
      rule: msg`工作日期在本月的工作日志`,
      proof: ofMember('grid/gridmemberwork', 'workDate'),
    },
    {
      name: 'visitCount',
      label: msg`走访`,
      unit: TIMES,
      isSummed: true,
      rule: msg`走访时间在本月的走访记录`,
      proof: ofMember('grid/gridmembervisitwork', 'visitTime'),
    },
    {
      name: 'patrolCount',
      label: msg`巡查`,
      unit: TIMES,
      isSummed: true,
      rule: msg`开始时间在本月的日常巡查`,
      proof: ofMember('grid/gridmemberdailypatrol', 'startTime'),
    },
    { name: 'patrolMileage', label: msg`巡查里程`, as: 'number', unit: msg`公里`, isSummed: true },
    {
      name: 'collectCount',
      label: msg`采集人口`,
      unit: msg`人`,
      isSummed: true,
      rule: msg`本月由本人登记的实有人口`,
      proof: collected,
    },
    {
      name: 'serviceCount',
      label: msg`服务群众`,
      unit: msg`人次`,
      isSummed: true,
      rule: msg`工作日志中服务人次之和`,
      proof: ofMember('grid/gridmemberwork', 'workDate'),
    },
    where,
  ],
};

/** 网格员事件统计: the events of members. */
export const eventReport: Report = {
  ...byMonth,
  path: 'kpi/eventReport',
  title: msg`网格员事件统计`,
  call: 'getGridmemberEventList',
  frozenAs: 'getGridmemberEventList',
  keys: ['gridMemberId'],
  startsWith: 'present',
  columns: [
    who,
    {
      name: 'reportCount',
      label: msg({ message: '上报', context: 'count' }),
      unit: PIECES,
      isSummed: true,
      rule: msg`本月由本人上报且未作废的事件`,
      proof: events(member),
    },
    {
      name: 'handleCount',
      label: msg({ message: '办理', context: 'count' }),
      unit: PIECES,
      isSummed: true,
      rule: msg`本月上报、由本人办理的事件`,
      proof: events(handler),
    },
    { name: 'finishCount', label: msg`办结`, unit: PIECES, isSummed: true, proof: events(handler, CLOSED) },
    {
      name: 'overdueCount',
      label: msg`超期`,
      unit: PIECES,
      isSummed: true,
      isMoreBetter: false,
      rule: msg`超过时限办结，或到现在还没有办结`,
      proof: events(handler, ['isOverdue', 'equal', '1']),
    },
    {
      name: 'delayCount',
      label: msg`延期`,
      unit: PIECES,
      isSummed: true,
      isMoreBetter: false,
      proof: events(handler, ['delayStatus', 'in', '1,2,3,4']),
    },
    {
      name: 'satisfyRate',
      label: msg`满意率`,
      as: 'percent',
      rule: msg`满意和非常满意占已评价的比例`,
      proof: events(handler, ['satisfaction', 'in', '1,2,3,4,5']),
    },
    where,
  ],
};
