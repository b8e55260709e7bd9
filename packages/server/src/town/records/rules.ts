import { idOf } from '../idOf.ts';

/** A matter for which points are given or taken. */
export interface Rule {
  id: string;
  code: string;
  name: string;
  /** Keys of `points_person_type`, `points_category`, `points_change_type` and `points_source`. */
  persons: string;
  category: string;
  change: '1' | '2';
  source: string;
  points: number;
}

const lines: readonly (readonly [
  name: string,
  persons: string,
  category: string,
  change: '1' | '2',
  source: string,
  points: number,
])[] = [
  ['完成走访任务', '1', '6', '1', '4', 5],
  ['上报有效事件', '1,3', '5', '1', '3', 3],
  ['完成巡查任务', '1', '6', '1', '2', 5],
  ['及时发现火情隐患', '1,3', '1', '1', '9', 20],
  ['月度满勤', '1', '6', '1', '5', 10],
  ['参加业务培训', '1', '7', '1', '9', 5],
  ['任务逾期未办', '1', '8', '2', '1', 5],
  ['信息采集差错', '1', '8', '2', '9', 3],
  ['参加志愿活动', '2,4', '3', '1', '6', 10],
  ['垃圾分类示范户', '3', '2', '1', '9', 10],
  ['见义勇为', '3,2', '1', '1', '9', 50],
  ['文明家庭', '3', '4', '1', '9', 20],
  ['商户门前三包达标', '5', '2', '1', '9', 10],
];

/** The matters, by position. */
export const rules: readonly Rule[] = lines.map(([name, persons, category, change, source, points], n) => ({
  id: idOf('project/pointsManage', n),
  code: `JF${String(n + 1).padStart(3, '0')}`,
  name,
  persons,
  category,
  change,
  source,
  points,
}));
