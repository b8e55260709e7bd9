import { idOf } from '../idOf.ts';
import { frequencies, screenings } from './screenings.ts';
import type { Factor, Scale } from './Scale.ts';
import { ratingScale, selfRatings } from './selfRatings.ts';
import { symptoms } from './symptoms.ts';

/** Answers from one to five points. */
const degrees = [
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

type Cuts = readonly [mild: number, moderate: number, severe: number];

const factor = (
  code: string,
  name: string,
  items: readonly number[],
  cuts: Cuts,
  range: readonly [number, number],
  isTotal = false,
): Factor => {
  const starts = [range[0], ...cuts];
  return {
    code,
    name,
    items,
    isTotal,
    positive: isTotal ? cuts[0] : 2,
    bands: starts.map((from, level) => ({
      from,
      to: starts[level + 1] ?? range[1],
      level,
      title: levelNames[level] ?? '',
    })),
  };
};
const total = (count: number, cuts: Cuts): Factor =>
  factor(
    'TOTAL',
    '总分',
    Array.from({ length: count }, (_, i) => i + 1),
    cuts,
    [count, count * 5],
    true,
  );

const own = {
  options: degrees,
  riskScore: 3,
  period: '最近一周（或一月）',
  copyright: '题目文字为本项目自拟，仅保留公开的结构与计分方式。',
};

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
  ...own,
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
    ...own,
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
  ...screenings.map(({ code, name, intro, subject, items, risk, bands }, i): Scale => ({
    n: i + 3,
    code,
    name,
    intro,
    items,
    risk,
    riskScore: 1,
    options: frequencies,
    period: '最近两周',
    copyright: '公开量表，可自由复制、翻译和使用。',
    factors: [
      {
        code: 'TOTAL',
        name: `${subject}总分`,
        items: items.map((_, at) => at + 1),
        isTotal: true,
        positive: 9,
        bands: bands.map(([from, level, title], at) => ({
          from,
          to: bands[at + 1]?.[0] ?? items.length * 3,
          level,
          title,
        })),
      },
    ],
  })),
  ...selfRatings.map((one, i) => ratingScale(one, i + 3 + screenings.length)),
];

/** Scales that are answered. */
export const answeredScales = scales.filter(({ isDraft }) => isDraft !== true);

/** Place of the band that holds points on a dimension. */
export const bandAt = ({ bands }: Factor, points: number): number =>
  Math.max(0, bands.filter(({ from }) => points >= from).length - 1);
/** Id of an item of a scale. */
export const itemId = ({ n }: Scale, item: number): string => idOf('psychological/scaledetail', n * 100 + item - 1);
/** Id of a dimension of a scale. */
export const factorId = ({ n }: Scale, at: number): string => idOf('psychological/scalefactorgroup', n * 20 + at);
/** Id of a band of a dimension. */
export const bandId = ({ n }: Scale, at: number, band: number): string =>
  idOf('psychological/scalefactorgroupresult', (n * 20 + at) * 5 + band);
