import { idOf } from '../idOf.ts';
import { symptoms } from './symptoms.ts';

/** A dimension of a scale: its items, and the bands of its points from normal to severe. */
export interface Factor {
  code: string;
  name: string;
  items: readonly number[];
  isTotal: boolean;
  /** Points at which mild, moderate and severe begin. */
  cuts: readonly [number, number, number];
  /** Lowest and highest points of each level. */
  bands: readonly (readonly [from: number, to: number])[];
}

/** A psychological scale: public structure and scoring, items in this project's own words. */
export interface Scale {
  n: number;
  code: string;
  name: string;
  intro: string;
  items: readonly string[];
  /** Number of the item that calls for help at once; 0 for none. */
  risk: number;
  factors: readonly Factor[];
}

/** Answers to every item, 1 to 5 points. */
export const scaleOptions = [
  { key: 'A', text: '没有', score: 1 },
  { key: 'B', text: '很轻', score: 2 },
  { key: 'C', text: '中等', score: 3 },
  { key: 'D', text: '偏重', score: 4 },
  { key: 'E', text: '严重', score: 5 },
] as const;
/** Names of the levels 0 to 3. */
export const levelNames = ['正常', '轻度', '中度', '重度'] as const;
/** Advice by level. */
export const advices = [
  '保持规律作息和适度运动。',
  '试着放松、找人聊聊，两周后再测一次。',
  '建议预约心理咨询室面询。',
  '请尽快联系专业医生，必要时拨打心理热线。',
] as const;
/** What a level of a dimension means. */
export const resultText = (name: string, level: number): string =>
  `${name}：${['未见明显困扰。', '有轻微困扰，可自行调节。', '困扰较明显，影响日常生活。', '困扰严重，需要专业帮助。'][level] ?? ''}`;

const factor = (
  code: string,
  name: string,
  items: readonly number[],
  cuts: Factor['cuts'],
  range: readonly [number, number],
  isTotal = false,
): Factor => ({
  code,
  name,
  items,
  isTotal,
  cuts,
  bands: [
    [range[0], cuts[0]],
    [cuts[0], cuts[1]],
    [cuts[1], cuts[2]],
    [cuts[2], range[1]],
  ],
});
const total = (count: number, cuts: Factor['cuts']): Factor =>
  factor(
    'TOTAL',
    '总分',
    Array.from({ length: count }, (_, i) => i + 1),
    cuts,
    [count, count * 5],
    true,
  );

const short = (
  n: number,
  code: string,
  name: string,
  intro: string,
  items: readonly string[],
  parts: readonly (readonly [code: string, name: string, numbers: readonly number[]])[],
): Scale => ({
  n,
  code,
  name,
  intro,
  items,
  risk: 0,
  factors: [
    total(items.length, [items.length * 2, items.length * 3, items.length * 4]),
    ...parts.map(([key, label, numbers]) => factor(key, label, numbers, [2, 3, 4], [1, 5])),
  ],
});

/** The scales of the demo. */
export const scales: readonly Scale[] = [
  {
    n: 0,
    code: 'SCL90',
    name: '症状自评量表（90题）',
    intro: '按公开的九十题十因子结构编排，题目为自拟文字，用于了解近一周的身心症状。',
    risk: 15,
    items: Array.from(
      { length: 90 },
      (_, i) =>
        symptoms.map(([, , numbers, texts]) => texts[numbers.indexOf(i + 1)]).find((text) => text !== undefined) ?? '',
    ),
    factors: [
      total(90, [160, 200, 250]),
      ...symptoms.map(([code, name, numbers]) => factor(code, name, numbers, [2, 3, 4], [1, 5])),
    ],
  },
  short(
    1,
    'STRESS10',
    '工作压力自评',
    '了解近一月的工作压力与倦怠。',
    [
      '下班后仍想着工作',
      '早上不想去上班',
      '任务多得做不完',
      '对群众的诉求感到麻木',
      '觉得付出没有回报',
      '睡前反复想白天的事',
      '容易和同事起摩擦',
      '觉得肩颈紧绷',
      '做事提不起热情',
      '觉得没有自己的时间',
    ],
    [
      ['LOAD', '负荷', [1, 3, 6, 10]],
      ['BURN', '倦怠', [2, 4, 5, 9]],
      ['BODY', '身心', [7, 8]],
    ],
  ),
  short(
    2,
    'SLEEP8',
    '睡眠质量自评',
    '了解近一月的睡眠情况。',
    [
      '半小时内睡不着',
      '夜里醒来两次以上',
      '比计划早醒',
      '醒来后觉得没睡好',
      '白天犯困',
      '睡前离不开手机',
      '作息不规律',
      '需要药物帮助入睡',
    ],
    [
      ['FALL', '入睡', [1, 6, 8]],
      ['KEEP', '维持', [2, 3, 4]],
      ['DAY', '日间', [5, 7]],
    ],
  ),
];

/** Level of points on a dimension, 0 to 3. */
export const levelOf = ({ cuts }: Factor, points: number): number => cuts.filter((cut) => points >= cut).length;
/** Id of an item of a scale. */
export const itemId = ({ n }: Scale, item: number): string => idOf('psychological/scaledetail', n * 100 + item - 1);
/** Id of a dimension of a scale. */
export const factorId = ({ n }: Scale, at: number): string => idOf('psychological/scalefactorgroup', n * 20 + at);
/** Id of a band of a dimension. */
export const bandId = ({ n }: Scale, at: number, level: number): string =>
  idOf('psychological/scalefactorgroupresult', (n * 20 + at) * 5 + level);
