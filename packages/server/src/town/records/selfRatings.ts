import type { Factor, Scale } from './Scale.ts';

/** A self-rating questionnaire of twenty items whose wording is protected: its structure and scoring alone. */
export interface SelfRating {
  code: string;
  name: string;
  intro: string;
  /** Numbers of the items that are scored the other way round. */
  reverse: readonly number[];
  /** Number of the item that calls for help at once; 0 for none. */
  risk: number;
  /** Sums of some items, beside the raw score of all. */
  parts: readonly (readonly [code: string, name: string, items: readonly number[]])[];
  /** From which standard score on it is positive. */
  positive: number;
  /** Standard scores at which levels begin, by key of `psy_result_level` and name. */
  bands: readonly (readonly [from: number, level: number, title: string])[];
}

/** Answers to every item, 1 to 4 points. */
const durations = [
  { key: 'A', text: '没有或很少时间', score: 1 },
  { key: 'B', text: '小部分时间', score: 2 },
  { key: 'C', text: '相当多时间', score: 3 },
  { key: 'D', text: '绝大部分或全部时间', score: 4 },
] as const;

/** By what a sum of items becomes a standard score, whose whole part counts. */
const STANDARD = 1.25;

/** How many items each has. */
const RATED = 20;

/** SAS and SDS, with the norms of China. */
export const selfRatings: readonly SelfRating[] = [
  {
    code: 'SAS',
    name: '焦虑自评量表（SAS）',
    intro: '二十题的结构与计分方式；题目文字取得授权后填写，再发布。',
    reverse: [5, 9, 13, 17, 19],
    risk: 0,
    parts: [],
    positive: 49,
    bands: [
      [25, 0, '无焦虑'],
      [50, 1, '轻度焦虑'],
      [60, 2, '中度焦虑'],
      [70, 3, '重度焦虑'],
    ],
  },
  {
    code: 'SDS',
    name: '抑郁自评量表（SDS）',
    intro: '二十题的结构与计分方式；题目文字取得授权后填写，再发布。',
    reverse: [2, 5, 6, 11, 12, 14, 16, 17, 18, 20],
    risk: 19,
    parts: [
      ['AFF', '精神性-情感症状', [1, 3]],
      ['SOM', '躯体性障碍', [2, 4, 5, 6, 7, 8, 9, 10]],
      ['MOT', '精神运动性障碍', [12, 13]],
      ['PSY', '抑郁性心理障碍', [11, 14, 15, 16, 17, 18, 19, 20]],
    ],
    positive: 52,
    bands: [
      [25, 0, '无抑郁'],
      [53, 1, '轻度抑郁'],
      [63, 2, '中度抑郁'],
      [73, 3, '重度抑郁'],
    ],
  },
];

const sum = (code: string, name: string, items: readonly number[]): Factor => ({
  code,
  name,
  items,
  isTotal: false,
  mode: '1',
  positive: 0,
  bands: [],
});

/** The scale of a questionnaire, a draft until its items have words. */
export function ratingScale({ positive, bands, parts, ...one }: SelfRating, n: number): Scale {
  const items = Array.from({ length: RATED }, (_, at) => at + 1);
  return {
    ...one,
    n,
    isDraft: true,
    items: items.map((item) => `第${item}题（题目文字受版权保护，取得授权后填写）`),
    riskScore: 3,
    options: durations,
    period: '最近一周',
    copyright: '题目文本受版权保护，使用前须取得授权；中国常模分界。',
    factors: [
      {
        code: 'TOTAL',
        name: '标准分',
        items,
        isTotal: true,
        mode: '5',
        coefficient: STANDARD,
        positive,
        bands: bands.map(([from, level, title], at) => ({
          from,
          to: bands[at + 1]?.[0] ?? RATED * durations.length * STANDARD,
          level,
          title,
        })),
      },
      sum('RAW', '粗分', items),
      ...parts.map(([code, name, of]) => sum(code, name, of)),
    ],
  };
}
