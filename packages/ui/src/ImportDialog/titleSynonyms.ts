import { looksOf, ofInput } from '../kinds/looksOf.ts';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';

/** Words that mean the same in titles of columns, also behind others, as in 户主联系电话. */
const WORDS: readonly (readonly string[])[] = [
  [
    '公民身份号码',
    '公民身份证号码',
    '公民身份证号',
    '居民身份证号码',
    '居民身份证号',
    '身份证件号码',
    '身份证号码',
    '身份证号',
    '身份号码',
    '身份证',
    '证件号码',
    '证件号',
  ],
  ['联系电话', '联系方式', '联系号码', '手机号码', '移动电话', '电话号码', '手机号', '手机', '电话'],
  ['姓名', '名字', '人员姓名'],
  ['性别'],
  ['出生日期', '出生年月日', '出生年月', '出生时间', '生日'],
  ['民族', '族别'],
  ['学历', '文化程度', '教育程度', '受教育程度'],
  ['婚姻状况', '婚姻状态', '婚姻情况', '婚否', '婚姻'],
  ['政治面貌', '政治身份', '党派'],
  ['宗教信仰', '信仰'],
  ['职业', '工作'],
  ['服务处所', '工作单位', '单位名称', '单位'],
  ['户籍地', '户籍所在地', '户口所在地', '户籍区划'],
  ['现住地', '现居住地', '居住地', '常住地'],
  ['户籍门（楼）详址', '户籍详细地址', '户籍地址', '户口地址'],
  ['现住门（楼）详址', '现住详细地址', '现居住地址', '现住地址', '居住地址', '家庭住址', '住址'],
  ['详细地址', '地址'],
  ['网格', '网格名称'],
  ['备注', '说明', '备注说明'],
];

/** A title as titles are compared: without marks, notes and units in brackets, signs and case. */
export const bareTitle = (title: string): string =>
  title
    .replace(/[（(【[][^（(【[）)】\]]*[）)】\]]/g, '')
    .replace(/[\s*＊:：_-]/g, '')
    .toLowerCase();

const groups = WORDS.map((words) => words.map(bareTitle));

/** The titles that mean the same as one: the whole title or its end said in other words, the longest word first. */
export function synonymsOf(title: string): string[] {
  const bare = bareTitle(title);
  for (const words of groups) {
    const own = [...words].sort((one, other) => other.length - one.length).find((word) => bare.endsWith(word));
    if (own === undefined) continue;
    const before = bare.slice(0, bare.length - own.length);
    return words.filter((word) => word !== own).map((word) => before + word);
  }
  return [];
}

/** Usual titles by input. */
const TITLES = { idcard: ['公民身份号码'], phone: ['联系电话'] };

/** The titles that the first column of a kind may have. */
export const titlesOfKind = (column: SheetColumn): string[] =>
  (looksOf(column).titles ?? ofInput(TITLES, column) ?? []).flatMap((title) => [
    bareTitle(title),
    ...synonymsOf(title),
  ]);
