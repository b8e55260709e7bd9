import { type StandInAnswer, type StandInQuestion, failure, success } from './answer.ts';
import type { Family } from './families.ts';
import { openFlow } from './flow.ts';
import { standInButtons, standInMenu } from './menu.ts';
import type { StandInRow, openRegisters } from './registers.ts';

type Registers = ReturnType<typeof openRegisters>;

/** Fields without which a write fails in the database of the stock server. */
const needed: Readonly<Record<string, readonly string[]>> = {
  'blade-system/dict': ['code', 'dictKey', 'dictValue', 'sort'],
};

/** Fields of trees whose absence moves a row to the top. */
const IN_TREES = new Set(['blade-system/dept', 'blade-system/role', 'blade-system/menu']);

const nodes = (rows: readonly StandInRow[]): StandInRow[] =>
  rows.map((row) => ({
    ...row,
    title: row.deptName ?? row.roleName ?? row.dictValue ?? row.gridName ?? row.name,
    key: row.id,
    value: row.id,
    ...(Array.isArray(row.children) && { children: nodes(row.children as StandInRow[]) }),
  }));

/** The rows of one level of a tree, which say whether there are some below. */
const level = (rows: readonly StandInRow[]): StandInRow[] =>
  rows.map(({ children, ...row }) => ({ ...row, hasChildren: Array.isArray(children) }));

/** The rows that hold what is asked of their fields; other parameters are passed over. */
const found = (rows: readonly StandInRow[], query: URLSearchParams): StandInRow[] =>
  rows.filter((row) =>
    [...query].every(
      ([name, value]) =>
        name === 'parentId' || value === '' || row[name] === undefined || String(row[name]).includes(value),
    ),
  );

function page(all: readonly StandInRow[], query: URLSearchParams): StandInAnswer {
  const rows = found(all, query);
  const columns = `${query.get('ascs') ?? ''}${query.get('descs') ?? ''}`;
  if (/[A-Z]/.test(columns)) return failure(500, `Unknown column '${columns}' in 'order clause'`);
  const [current, size] = [Number(query.get('current') ?? 1), Number(query.get('size') ?? 10)];
  const records = rows.slice((current - 1) * size, current * size);
  return success({ records, total: rows.length, size, current, orders: [], pages: Math.ceil(rows.length / size) });
}

function submit(path: string, row: StandInRow, registers: Registers): StandInAnswer {
  if ((needed[path] ?? []).some((name) => row[name] === undefined))
    return failure(500, 'Column cannot be null in a row that is incomplete');
  const whole = IN_TREES.has(path) && (row.parentId ?? '') === '' ? { ...row, parentId: '0' } : row;
  const stored = registers.rowsOf(path).find(({ id }) => id === row.id);
  if (stored === undefined) registers.add(path, whole);
  else Object.assign(stored, whole);
  return success(true);
}

/** Answers of the calls that are no plain ones of a register, by address. */
function special(family: Family, registers: Registers): Record<string, (question: StandInQuestion) => StandInAnswer> {
  const menu = standInMenu(family.name);
  const keys = { menu: [], dataScope: [], apiScope: [] };
  const entries = ({ query }: StandInQuestion) =>
    success(
      registers
        .rowsOf('blade-system/dict')
        .filter(({ code, parentId }) => code === query.get('code') && parentId !== '0')
        .map((row) => (family.hasNumberKeys ? { ...row, dictKey: Number(row.dictKey) } : row)),
    );
  const entriesBelow = (parentId: string): StandInRow[] =>
    (parentId === '0' ? menu : (menu.find(({ id }) => id === parentId)?.children ?? [])).map((entry) => ({ ...entry }));
  const lazyMenu = ({ query }: StandInQuestion) => success(level(entriesBelow(query.get('parentId') ?? '0')));
  const tree = (path: string) => () => success(nodes(registers.tree(path)));
  const all = (path: string) => () => success(registers.rowsOf(path));
  return {
    'blade-system/tenant/info': () => success({}),
    'blade-system/menu/routes': () => success(menu),
    'blade-system/menu/buttons': () => success(standInButtons(menu)),
    'blade-system/menu/top-menu': () => success([]),
    'blade-system/menu/lazy-list': lazyMenu,
    'blade-system/menu/lazy-menu-list': lazyMenu,
    'blade-system/menu/menu-list': () => success(menu),
    'blade-system/menu/grant-tree': () =>
      success({ menu: nodes(menu.map((one) => ({ ...one }))), dataScope: [], apiScope: [] }),
    'blade-system/menu/role-tree-keys': () => success(keys),
    'blade-system/dict/dictionary': entries,
    'blade-system/dict-biz/dictionary': entries,
    'blade-system/dict/parent-list': ({ query }) =>
      page(
        registers.rowsOf('blade-system/dict').filter(({ parentId }) => parentId === '0'),
        query,
      ),
    'blade-system/dict/child-list': ({ query }) =>
      success(registers.tree('blade-system/dict', query.get('parentId') ?? '0')),
    'blade-system/dict/list': () => success(registers.tree('blade-system/dict')),
    'blade-system/dept/tree': tree('blade-system/dept'),
    'blade-system/dept/lazy-list': ({ query }) =>
      success(level(found(registers.tree('blade-system/dept', query.get('parentId') ?? '0'), query))),
    'blade-system/dept/lazy-tree': ({ query }) =>
      success(
        nodes(registers.tree('blade-system/dept', query.get('parentId') ?? '0')).map((node) => ({
          ...node,
          children: undefined,
        })),
      ),
    'blade-system/role/tree': tree('blade-system/role'),
    'blade-system/dept/select': all('blade-system/dept'),
    'blade-system/role/select': all('blade-system/role'),
    ...openFlow(),
    [`${family.users}/user-list`]: all(family.users),
    [`${family.users}/info`]: () => success(registers.rowsOf(family.users)[0] ?? {}),
    [`${family.users}/reset-password`]: () => success({}),
  };
}

/** The stand-in's way of answering a call that it has. */
export function answerer(family: Family, registers: Registers): (question: StandInQuestion) => StandInAnswer {
  const calls = special(family, registers);
  return (question) => {
    const { path, query, body, method } = question;
    const call = calls[path];
    if (call !== undefined) return call(question);
    const cut = path.lastIndexOf('/');
    const [register, name] = [path.slice(0, cut), path.slice(cut + 1)];
    const rows = registers.rowsOf(register);
    switch (name) {
      case 'list':
        return /blade-system\/(?:dept|role|menu|dict-biz)$/.test(register)
          ? success(found(registers.tree(register), query))
          : page(rows, query);
      case 'detail':
        return success(rows.find(({ id }) => id === query.get('id')) ?? {});
      case 'submit':
      case 'save':
      case 'update':
        return submit(register, body, registers);
      case 'remove': {
        const ids = (query.get('ids') ?? query.get('id') ?? '').split(',');
        registers.rowsOf(register).splice(0, rows.length, ...rows.filter((row) => !ids.includes(String(row.id))));
        return success(true);
      }
      default:
        if (/tree/i.test(name)) return success(nodes(registers.tree(register, query.get('parentId') ?? '0')));
        return method === 'POST' ? success(true) : /page|list$/i.test(name) ? page(rows, query) : success({});
    }
  };
}
