import { integer } from './field.ts';
import { type KpiSetting, kpiKey, kpiStandards } from './kpiRules.ts';
import type { Parameter } from './parameters.ts';

const onScores = '没有冻结的月份按它计算，已确认的得分和已冻结的月份不变。';

type Words = readonly [label: string, unit: string, help: string];
const share = (label: string): Words => [label, '%', '各项占比之和不是 100 时按比例折算。'];
const loses = (label: string): Words => [label, '分', '0 表示不扣分。'];

const words: Readonly<Record<KpiSetting, Words>> = {
  'baseScore.weight': share('基础分占比'),
  'workScore.weight': share('工作日志占比'),
  'workScore.full': ['工作日志满分篇数', '篇', '当月达到篇数得 100 分，不足的按比例得分。'],
  'visitScore.weight': share('走访占比'),
  'visitScore.full': ['走访满分次数', '次', '当月达到次数得 100 分，不足的按比例得分。'],
  'patrolScore.weight': share('巡查占比'),
  'patrolScore.full': ['巡查满分次数', '次', '当月达到次数得 100 分，不足的按比例得分。'],
  'eventScore.weight': share('事件占比'),
  'eventScore.full': ['事件满分件数', '件', '当月上报达到件数得 100 分，不足的按比例得分。'],
  'eventScore.less': loses('办理超期每件扣分'),
  'dataScore.weight': share('信息采集占比'),
  'dataScore.full': ['信息采集满分人数', '人', '当月登记达到人数得 100 分，不足的按比例得分。'],
  'attendanceScore.weight': share('考勤占比'),
  'attendance.lateCount': loses('迟到每次扣分'),
  'attendance.earlyCount': loses('早退每次扣分'),
  'attendance.missPunchCount': loses('缺卡每次扣分'),
  'attendance.absentDays': ['旷工每天另扣分', '分', '旷工一天另有两次缺卡。'],
};

/** The parameters of the monthly assessment, by key. */
export const kpiParameters: Readonly<Record<string, Parameter>> = Object.fromEntries(
  (Object.keys(kpiStandards) as KpiSetting[]).map((setting): [string, Parameter] => {
    const [label, unit, help] = words[setting];
    return [
      kpiKey(setting),
      {
        register: 'blade-system/param',
        group: 'kpi',
        field: integer(label, {
          required: true,
          min: setting.endsWith('.full') ? 1 : 0,
          max: setting.endsWith('.full') ? 1000 : 100,
          unit,
          help,
        }),
        standard: String(kpiStandards[setting]),
        touches: onScores,
      },
    ];
  }),
);
