import { dayFrom } from '@lattice/api/day';
import { isMany, kindOf } from '@lattice/api/kinds/kindOf';
import type { Field } from '@lattice/api/field';
import { person, phoneNumber, pick } from '../../../town/fiction.ts';
import { pictureOf } from '../../../town/texts.ts';
import { idCard } from '../../../town/idCards.ts';

const places = [
  '清溪',
  '枫桥',
  '云岚',
  '青山',
  '古塘',
  '南湖',
  '东林',
  '石桥',
  '梅园',
  '柳溪',
  '新安',
  '平湖',
] as const;
const streets = ['清溪路', '枫桥大街', '古塘巷', '南湖路', '梅园街', '柳溪路'] as const;
const remarks = ['情况属实', '已现场核对', '资料齐全', '待补充照片', '本月已走访', '无异常'] as const;
const FIRST_DAY = '2026-06-30';
/** A division that no county has. */
const DIVISION = '990101';

const texts: readonly (readonly [test: RegExp, text: (n: number, label: string) => string])[] = [
  [/姓名|联系人|负责人|法人|经办人|登记人|户主|人员$|人$/, (n) => person(n)],
  [/电话|手机|联系方式/, (n) => phoneNumber(n)],
  [/地址|位置|住址|地点/, (n) => `云岚市清溪区枫桥镇${pick(streets, n)}${n * 13 + 8}号`],
  [/编号|编码|代码|号码|证号/, (n) => `FQ-2026-${String(n + 1).padStart(3, '0')}`],
  [/备注|说明|描述|意见|内容|情况/, (n) => pick(remarks, n)],
  [/名称|名$|标题|单位|机构/, (n, label) => `${pick(places, n)}${label.replace(/名称$|名$|标题$/, '')}`],
];

/** What a text of this name may say in a demo row; `of` names the register. */
const textOf = (n: number, label: string, of: string): string =>
  texts.find(([test]) => test.test(label))?.[1](n, /^(?:名称|名|标题)$/.test(label) ? of : label) ?? `${label}${n + 1}`;

/** The value of a field in the nth demo row; null for what only a record of this town can say. */
export function demoValue(field: Field, n: number, of: string, keys: readonly string[]): unknown {
  const { kind, label, max = Number.POSITIVE_INFINITY, required = false } = field;
  const { family } = kindOf(field);
  if (kind === 'phone') return phoneNumber(n);
  if (kind === 'idcard') return idCard(DIVISION, dayFrom('1980-01-01', n * 401), n * 2 + 1);
  if (kind === 'month') return dayFrom(FIRST_DAY, n * -31).slice(0, 7);
  if (kind === 'time') return `${String(8 + (n % 10)).padStart(2, '0')}:30:00`;
  if (kind === 'url') return `https://example.org/${n + 1}`;
  if (kind === 'richtext') return `<p>${pick(remarks, n)}</p>`;
  if (family === 'file') return required ? pictureOf('cover', n) : null;
  if (family === 'text' || family === 'longtext') return textOf(n, label, of).slice(0, max);
  if (family === 'number') return kind === 'money' ? 1200.5 + n * 365 : ((n * 37) % 90) + 10;
  if (family === 'switch') return n % 3 === 0 ? 0 : 1;
  if (family === 'moment')
    return kind === 'date' ? dayFrom(FIRST_DAY, n * -9) : `${dayFrom(FIRST_DAY, n * -5)} 09:30:00`;
  if (family !== 'choice' || keys.length === 0) return null;
  return isMany(field) ? [...new Set([pick(keys, n), pick(keys, n * 2 + 1)])].sort().join(',') : pick(keys, n);
}
