/** A public screening questionnaire: its wording may be reproduced freely. */
export interface Screening {
  code: string;
  name: string;
  intro: string;
  /** Name of what is measured. */
  subject: string;
  items: readonly string[];
  /** Number of the item that calls for help at once; 0 for none. */
  risk: number;
  /** Points at which levels begin, by name and key of `psy_result_level`; the last one ends at the top. */
  bands: readonly (readonly [from: number, level: number, title: string])[];
}

/** Answers to every item, 0 to 3 points. */
export const frequencies = [
  { key: 'A', text: '完全不会', score: 0 },
  { key: 'B', text: '好几天', score: 1 },
  { key: 'C', text: '一半以上的天数', score: 2 },
  { key: 'D', text: '几乎每天', score: 3 },
] as const;

/** PHQ-9 and GAD-7. */
export const screenings: readonly Screening[] = [
  {
    code: 'PHQ9',
    name: '患者健康问卷抑郁量表（PHQ-9）',
    intro: '九道题，了解最近两周里情绪低落和相关困扰出现的频率。',
    subject: '抑郁',
    risk: 9,
    items: [
      '做事时提不起劲或没有兴趣',
      '感到心情低落、沮丧或绝望',
      '入睡困难、睡不安稳或睡眠过多',
      '感觉疲倦或没有活力',
      '食欲不振或吃太多',
      '觉得自己很糟，或觉得自己很失败，或让自己或家人失望',
      '对事物专注有困难，例如阅读报纸或看电视时',
      '动作或说话速度缓慢到别人已经察觉；或正好相反，烦躁或坐立不安，动来动去的情况更胜于平常',
      '有不如死掉或用某种方式伤害自己的念头',
    ],
    bands: [
      [0, 0, '无抑郁'],
      [5, 1, '轻度抑郁'],
      [10, 2, '中度抑郁'],
      [15, 3, '中重度抑郁'],
      [20, 3, '重度抑郁'],
    ],
  },
  {
    code: 'GAD7',
    name: '广泛性焦虑量表（GAD-7）',
    intro: '七道题，了解最近两周里紧张和担忧出现的频率。',
    subject: '焦虑',
    risk: 0,
    items: [
      '感觉紧张、焦虑或急切',
      '不能够停止或控制担忧',
      '对各种各样的事情担忧过多',
      '很难放松下来',
      '由于不安而无法静坐',
      '变得容易烦恼或急躁',
      '感到似乎将有可怕的事情发生而害怕',
    ],
    bands: [
      [0, 0, '无焦虑'],
      [5, 1, '轻度焦虑'],
      [10, 2, '中度焦虑'],
      [15, 3, '重度焦虑'],
    ],
  },
];
