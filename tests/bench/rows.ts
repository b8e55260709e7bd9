/** One resident as the bench lists them. */
export interface BenchRow {
  id: string;
  name: string;
  phone: string;
  grid: string;
  gridId: string;
  address: string;
  kind: Word;
  state: Word;
  day: string;
  money: string;
  isOn: boolean;
}

/** A word of a dictionary and the role it is drawn in. */
export interface Word {
  label: string;
  tone: 'success' | 'warning' | 'critical' | 'info';
}

/** The rows of a page. */
export const pageSize = 200;

/** What can be done to a row. */
export const actions = [
  ['view', '查看'],
  ['edit', '编辑'],
  ['remove', '删除'],
] as const;

/** The titles of the columns and their widths in px. */
export const titles = {
  name: ['姓名', 100],
  phone: ['联系电话', 130],
  grid: ['所属网格', 150],
  address: ['地址', 200],
  kind: ['类别', 100],
  state: ['状态', 100],
  day: ['登记时间', 168],
  money: ['补贴金额', 110],
  isOn: ['启用', 88],
  actions: ['操作', 176],
} as const;

/** What the user may do: the codes of the buttons that a role has. */
const granted: ReadonlySet<string> = new Set(['resident_view', 'resident_edit', 'resident_remove']);
const gridNames: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 24 }, (_, at) => [String(at), `城关镇第${at}网格`]),
);

/** Whether the user may do something. */
export function isGranted(id: string): boolean {
  return granted.has(`resident_${id}`);
}

/** A telephone number as it is shown to most. */
export function masked(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(7)}`;
}

/** The name of the grid that a row refers to. */
export function gridOf({ gridId }: BenchRow): string {
  return gridNames.get(gridId) ?? gridId;
}

/** The first page of the register in the order of names. */
export function sortedPage(): BenchRow[] {
  return answer([...register].sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name))));
}

/**
 * The first page of what a search of the register finds: the floating people who are to be verified and counted, some
 * 70 rows.
 */
export function foundPage(): BenchRow[] {
  return answer(register.filter(({ kind, state, isOn }) => kind === kinds[1] && state === states[1] && isOn));
}

const kinds: Word[] = [
  { label: '常住人口', tone: 'info' },
  { label: '流动人口', tone: 'warning' },
  { label: '重点人员', tone: 'critical' },
];
const states: Word[] = [
  { label: '已核实', tone: 'success' },
  { label: '待核实', tone: 'warning' },
  { label: '已注销', tone: 'critical' },
];
const surnames = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨';
const names = ['伟', '秀英', '建国', '丽华', '志强', '桂兰', '小龙', '海燕'];
const register = Array.from({ length: 1000 }, (_, at) => resident(at));

/** The rows of a page; pages start over after the fifth. */
export function page(number: number): BenchRow[] {
  const first = (number % (register.length / pageSize)) * pageSize;
  return answer(register.slice(first));
}

/** A row of the register by its place; it starts over behind the last. */
export function rowAt(at: number): BenchRow | undefined {
  return register[at % register.length];
}

/** What a server says: at most a page of rows, and new objects each time, whether they were shown before or not. */
function answer(rows: readonly BenchRow[]): BenchRow[] {
  return rows.slice(0, pageSize).map((row) => ({ ...row }));
}

function resident(at: number): BenchRow {
  const roll = (at * 2654435761) >>> 0;
  return {
    id: String(1_790_000_000_000_000_000n + BigInt(at)),
    name: `${surnames[roll % 16]}${names[(roll >>> 4) % 8]}`,
    phone: `138${String(roll % 100_000_000).padStart(8, '0')}`,
    grid: `城关镇第${(roll >>> 3) % 24}网格`,
    gridId: String((roll >>> 3) % 24),
    address: `人民路${roll % 300}号院${(roll >>> 5) % 20}栋${(roll >>> 7) % 6}单元`,
    kind: kinds[roll % 3] ?? { label: '', tone: 'info' },
    state: states[(roll >>> 6) % 3] ?? { label: '', tone: 'info' },
    day: `2026-0${1 + (roll % 9)}-1${roll % 10} 0${(roll >>> 2) % 10}:3${(roll >>> 8) % 10}:00`,
    money: ((roll % 900_000) / 100).toFixed(2),
    isOn: (roll >>> 9) % 3 > 0,
  };
}
