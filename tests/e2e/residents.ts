/** A row of a roster as people keep it in a workbook, by the titles they give their columns. */
export type Resident = Record<(typeof TITLES)[number], string>;

/** Titles of the roster: words of daily use, not the names of the fields. */
export const TITLES = [
  '序号',
  '名字',
  '身份证号*',
  '民族',
  '婚姻状况',
  '文化程度',
  '联系电话（手机）',
  '人口类型',
  '户籍地',
  '户籍地址',
  '现住地',
  '现住地址',
  '所属网格',
  '人户一致标识',
] as const;

/** A generator of numbers below a bound, always the same for the same seed (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** An identity number (GB 11643-1999) of a fictional division, by day of birth and order of that day. */
export function identityNumber(birth: string, order: number): string {
  const digits = `980103${birth}${String(order).padStart(3, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return `${digits}${'10X98765432'[sum % 11]}`;
}

const SURNAMES = ['赵', '钱', '孙', '李', '周', '吴', '郑', '王', '冯', '陈'];
const GIVEN = ['建国', '秀英', '志强', '晓雯', '海燕', '子轩', '桂芳', '国平', '丽娟', '明'];
const NATIONS = ['汉族', '回族', '满族', '01'];
const MARRIED = ['未婚', '已婚', '初婚', '丧偶', '离婚'];
const SCHOOLS = ['小学毕业', '初中毕业', '普通高中毕业', '大学专科毕业', '大学本科毕业'];
const HOMES = [
  '云岚省 / 云岚市 / 清溪区 / 枫桥镇',
  '云岚市/清溪区/枫桥镇',
  '云岚省云岚市清溪区枫桥镇',
  '枫桥镇',
  '980102101',
];
const HERE = ['枫桥镇 > 枫桥社区', '枫桥社区', '清溪区枫桥镇枫桥社区', '980102101001'];
const GRIDS = ['枫桥社区 / 枫桥社区第一网格', '枫桥社区第二网格', '98010210100103'];

/** Rows of a roster, always the same for the same seed; each has an identity number of its own. */
export function residents(count: number, seed = 20261123): Resident[] {
  const random = randomOf(seed);
  const one = (words: readonly string[]) => words[random(words.length)] ?? '';
  return Array.from({ length: count }, (_, at) => {
    const birth = [1940 + random(70), 1 + random(12), 1 + random(28)]
      .map((part) => String(part).padStart(2, '0'))
      .join('');
    return {
      序号: String(at + 1),
      名字: one(SURNAMES) + one(GIVEN),
      '身份证号*': identityNumber(birth, at + 100),
      民族: one(NATIONS),
      婚姻状况: one(MARRIED),
      文化程度: one(SCHOOLS),
      '联系电话（手机）': `139${String(10_000_000 + random(89_999_999))}`,
      人口类型: at % 10 === 0 ? '流动人口' : '户籍人口',
      户籍地: one(HOMES),
      户籍地址: `枫桥镇${one(['东街', '西街', '河沿路'])}${random(200) + 1}号`,
      现住地: one(HERE),
      现住地址: `枫桥社区${random(20) + 1}幢${random(600) + 101}室`,
      所属网格: one(GRIDS),
      人户一致标识: at % 10 === 0 ? '' : one(['人户一致', '人户不一致']),
    };
  });
}

/** A fault of a row: where, what stands there, what the person is told, and what mends it. */
export interface Fault {
  row: number;
  title: (typeof TITLES)[number];
  /** Name of the column in the product. */
  label: string;
  wrong: string;
  reason: string;
  right: string;
}

/** Twelve faults, one a row; `known` is the identity number of somebody on record. */
export function faultsOf(rows: readonly Resident[], known: string): Fault[] {
  const own = (row: number, title: Fault['title']) => rows[row]?.[title] ?? '';
  const card = (row: number) => own(row, '身份证号*');
  const ID = { title: '身份证号*', label: '公民身份号码' } as const;
  const otherCheck = `${card(17).slice(0, 17)}${card(17).endsWith('1') ? '2' : '1'}`;
  return [
    { row: 17, ...ID, wrong: otherCheck, reason: '身份证号码校验位不正确，请核对', right: card(17) },
    { row: 41, ...ID, wrong: card(41).slice(0, 15), reason: '身份证号码应为18位', right: card(41) },
    {
      row: 83,
      ...ID,
      wrong: identityNumber('20990101', 83),
      reason: '身份证号码中的出生日期晚于今天，请核对',
      right: card(83),
    },
    { row: 120, ...ID, wrong: card(5), reason: '与第 8 行重复', right: card(120) },
    { row: 150, ...ID, wrong: known, reason: '已存在', right: card(150) },
    { row: 199, title: '民族', label: '民族', wrong: '大汉族', reason: '不在选项里，请改选', right: '汉族' },
    { row: 233, title: '文化程度', label: '学历', wrong: '私塾', reason: '不在选项里，请改选', right: '初中毕业' },
    { row: 277, title: '名字', label: '姓名', wrong: '', reason: '必填，不能空着', right: '周秀英' },
    {
      row: 311,
      title: '联系电话（手机）',
      label: '联系方式',
      wrong: '1391234567',
      reason: '手机号码长度不为11位',
      right: '13912345678',
    },
    {
      row: 388,
      title: '户籍地',
      label: '户籍地',
      wrong: '海岳省 / 枫桥镇',
      reason: '没有叫这个名称的，请改写',
      right: '云岚市 / 清溪区 / 枫桥镇',
    },
    {
      row: 432,
      title: '所属网格',
      label: '所属网格',
      wrong: '河湾社区 / 枫桥社区第一网格',
      reason: '没有叫这个名称的，请改写',
      right: '枫桥社区 / 枫桥社区第一网格',
    },
    {
      row: 499,
      title: '现住地址',
      label: '现住门（楼）详址',
      wrong: '',
      reason: '必填，不能空着',
      right: '枫桥社区1幢101室',
    },
  ];
}

/** The roster as a file of comma-separated values, as a spreadsheet writes it. */
export function rosterFile(rows: readonly Resident[]): { name: string; mimeType: string; buffer: Buffer } {
  const lines = [['枫桥社区居民花名册'], [...TITLES], ...rows.map((row) => TITLES.map((title) => row[title]))];
  const text = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n');
  return { name: '枫桥社区居民花名册.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${text}`) };
}
