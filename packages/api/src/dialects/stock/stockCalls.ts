import type { Transport } from '../../bind.ts';
import type { CallRule, StockRules } from './StockRules.ts';

type Send = Transport['send'];
type Values = Readonly<Record<string, unknown>>;

interface Branch {
  id?: unknown;
  children?: unknown;
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const branches = (value: unknown): readonly Branch[] => (Array.isArray(value) ? (value as readonly Branch[]) : []);

/** A column as stock servers name it: `release_time` of `releaseTime`. */
const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** The filters and the order of a list in the words of a stock server. */
export function stockQuery(query: Values, suffixes: StockRules['suffixes']): Values {
  const wordOf = (name: string) => {
    const found = Object.keys(suffixes).find((suffix) => name.endsWith(suffix));
    return found === undefined ? name : name.slice(0, -found.length) + suffixes[found];
  };
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) =>
      name === 'ascs' || name === 'descs' ? [name, columnOf(String(value))] : [wordOf(name), value],
    ),
  );
}

/** The nodes below one of a whole tree; the top ones below '0'. */
function nodesBelow(tree: readonly Branch[], id: string): readonly Branch[] {
  if (id === '' || id === '0') return tree;
  for (const node of tree) {
    const found = String(node.id) === id ? branches(node.children) : nodesBelow(branches(node.children), id);
    if (found.length > 0) return found;
  }
  return [];
}

const closed = (nodes: readonly Branch[]) =>
  nodes.map(({ children, ...node }) => ({ ...node, hasChildren: branches(children).length > 0 }));

/** The part of a whole tree that the contract's call gives: a page of its roots, or the nodes below one. */
function branchOf(answer: unknown, branch: NonNullable<CallRule['branch']>, input: Values): unknown {
  const tree = branches(answer);
  if (branch !== 'roots') return closed(nodesBelow(tree, String(input[branch.below] ?? '0')));
  const [current, size] = [Number(input.current ?? 1), Number(input.size ?? 10)];
  return {
    records: closed(tree.slice((current - 1) * size, current * size)),
    total: tree.length,
    current,
    size,
    pages: Math.ceil(tree.length / size),
  };
}

/** Menu entries with the addresses of this application. */
function ownMenu(items: unknown, menus: StockRules['menus']): unknown {
  if (!Array.isArray(items)) return items;
  return (items as readonly Values[]).map((item) => {
    const path = String(item.path ?? '').replace(/(?<=.)\/(?:index)?$/, '');
    return {
      ...item,
      ...(menus[path] !== undefined && { path: menus[path] }),
      ...(item.children !== undefined && { children: ownMenu(item.children, menus) }),
    };
  });
}

/** Permission codes with those of this application beside them. */
function ownCodes(nodes: unknown, codes: StockRules['codes']): unknown {
  if (!Array.isArray(nodes)) return nodes;
  return (nodes as readonly Values[]).flatMap((node) => [
    { ...node, ...(Array.isArray(node.children) && { children: ownCodes(node.children, codes) }) },
    ...(codes[String(node.code)] ?? []).map((code) => ({ id: code, code, name: code })),
  ]);
}

const withTexts = (rows: unknown, names: readonly string[]): unknown =>
  Array.isArray(rows)
    ? (rows as readonly Values[]).map((row) => ({
        ...row,
        ...Object.fromEntries(names.map((name) => [name, String(row[name] ?? '')])),
      }))
    : rows;

const inArrays = (input: unknown, names: readonly string[]): unknown =>
  isValues(input)
    ? {
        ...input,
        ...Object.fromEntries(
          names.map((name) => [name, typeof input[name] === 'string' ? input[name].split(',').filter(Boolean) : []]),
        ),
      }
    : input;

const READ = { method: 'GET', where: 'query', answer: 'data', access: 'session' } as const;

const isEmpty = (answer: unknown): boolean => isValues(answer) && Object.keys(answer).length === 0;

/**
 * Makes the calls of the contract in the way of a stock server: its names of columns and filters, whole rows in a
 * change, its addresses; what it answers comes back as the contract has it.
 * `accountId` is the account of the session.
 */
export function stockCalls({ menus, codes, calls, suffixes }: StockRules, send: Send, accountId: () => string): Send {
  const wholeRow = async (path: string, input: Values, options: Parameters<Send>[3]): Promise<Values> => {
    const stored = await send(path.replace(/submit$/, 'detail'), READ, { id: input.id }, options);
    return isValues(stored) ? { ...stored, ...input } : input;
  };
  /** Rows of several ids, one by one: a filter by ids finds nothing there. */
  const rowsOf = async (path: string, ids: readonly string[], options: Parameters<Send>[3]) => {
    const records: unknown[] = [];
    for (const id of ids) {
      const row = await send(`${path.slice(0, path.lastIndexOf('/'))}/detail`, READ, { id }, options).catch(() => null);
      if (isValues(row) && row.id !== undefined) records.push(row);
    }
    return { records, total: records.length, current: 1, size: ids.length, pages: 1 };
  };
  return async (path, call, input, options) => {
    const rule = calls[path] ?? {};
    if (rule.absent) return rule.absent.answer;
    const way = { ...call, ...(rule.where && { where: rule.where }) };
    let [address, values] = [rule.path ?? path, input];
    if ('plain' in call && call.plain === 'page' && isValues(input) && String(input.id ?? '').includes(','))
      return rowsOf(path, String(input.id).split(','), options);
    if (rule.account !== undefined && isValues(values)) values = { ...values, [rule.account]: accountId() };
    if (rule.arrays) values = inArrays(values, rule.arrays);
    if (call.method === 'GET' && isValues(values)) values = stockQuery(values, suffixes);
    if (path.endsWith('/submit') && isValues(values) && values.id !== undefined && values.id !== '') {
      values = await wholeRow(path, values, options);
      if (path === 'blade-user/submit') address = 'blade-user/update';
    }
    const answer = await send(address, way, values, options);
    if (rule.texts) return withTexts(answer, rule.texts);
    if (rule.empty !== undefined && isEmpty(answer)) return rule.empty;
    if (path === 'blade-system/menu/routes') return ownMenu(answer, menus);
    if (path === 'blade-system/menu/buttons') return ownCodes(answer, codes);
    return rule.branch ? branchOf(answer, rule.branch, isValues(input) ? input : {}) : answer;
  };
}
