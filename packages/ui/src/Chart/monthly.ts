import type { Series } from './series.ts';

const months = ['一月', '二月', '三月', '四月', '五月', '六月', '七月', '八月'];

function counted(id: string, label: string, numbers: readonly (number | null)[]): Series {
  return { id, label, values: numbers.map((value, index) => ({ key: `2026-${String(index + 1).padStart(2, '0')}`, label: months[index] ?? '', value })) };
}

/** Events of eight months, made up for stories. */
export const monthly: readonly Series[] = [
  counted('received', '接报', [12_680, 9_420, 15_310, 14_200, 13_770, 16_050, 15_500, 11_980]),
  counted('closed', '办结', [11_900, 9_100, 13_820, 13_950, 13_020, 14_400, 15_120, 10_310]),
  counted('overdue', '超时', [320, 210, 940, 460, 380, 1_120, 640, 550]),
];

/** Ten kinds of event in eight months, more than a chart draws, made up for stories. */
export const kinds: readonly Series[] = ['矛盾纠纷', '安全隐患', '环境卫生', '公共设施', '流动人口', '民生服务', '治安巡查', '信访线索', '消防检查', '其他事项'].map((label, kind) =>
  counted(`kind-${kind}`, label, months.map((_, month) => 40 + ((kind * 37 + month * 23) % 61))),
);
