/** A comparison of a column with a constant, or with a parameter of the report. */
export interface ColumnTest {
  column: string;
  operator: string;
  value: string;
  /** Name of the parameter, which stands in place of the value. */
  parameter?: string;
}

/** A second table of a data set, whose rows are put beside those of the first where two columns are equal. */
export interface DatasetJoin {
  table: string;
  /** True where rows of the first table stay that nothing is put beside. */
  isOuter: boolean;
  /** Its column, and the one of the first table. */
  column: string;
  of: string;
  columns: ReadonlyMap<string, string>;
  tests: readonly ColumnTest[];
}

/** What a data set asks, as far as registers can answer it. */
export interface DatasetQuestion {
  table: string;
  /** Columns by the name under which the report knows them; null for all of them, under their own. */
  columns: ReadonlyMap<string, string> | null;
  tests: readonly ColumnTest[];
  order: { column: string; isDown: boolean } | null;
  joins: readonly DatasetJoin[];
}

const NAME = String.raw`[a-z_][\w$]*`;
const COLUMN = String.raw`(?:(${NAME})\.)?(${NAME})`;
const ALIAS = String.raw`(?:\s+(?:as\s+)?(?!(?:where|order|join|inner|left|on)\b)(${NAME}))?`;
const JOIN =
  String.raw`\s+(?:inner\s+|(left)\s+(?:outer\s+)?)?join\s+(${NAME})${ALIAS}` +
  String.raw`\s+on\s+(${NAME})\.(${NAME})\s*=\s*(${NAME})\.(${NAME})`;
const QUESTION = new RegExp(
  String.raw`^select\s+(?<columns>.+?)\s+from\s+(?<table>${NAME})(?<alias>${ALIAS})` +
    String.raw`(?<joins>(?:${JOIN})*)(?:\s+where\s+(?<tests>.+?))?(?:\s+order\s+by\s+(?<order>.+?))?\s*;?$`,
  'is',
);
const EACH_JOIN = new RegExp(JOIN, 'gi');
const CHOSEN = new RegExp(String.raw`^${COLUMN}(?:\s+(?:as\s+)?["'\x60]?(${NAME})["'\x60]?)?$`, 'i');
const TEST = new RegExp(
  String.raw`^${COLUMN}\s*(=|<>|!=|>=|<=|>|<|\blike\b)\s*(?:'([^']*)'|(-?\d+(?:\.\d+)?)|:(\w+))$`,
  'i',
);
const AMONG = new RegExp(String.raw`^${COLUMN}\s+in\s*\(\s*:(\w+)\s*\)$`, 'i');
const ORDER = new RegExp(String.raw`^${COLUMN}(?:\s+(asc|desc))?$`, 'i');
const ALL = /^(?:\w+\.)?\*$/;
const FIRST_ALIAS = /(?<!\w)(\w+)\s*$/;

/** Something of one of the tables, by the word that stands before its column. */
type OfTable<T> = T & { of: string };

const low = (word: string | undefined) => (word ?? '').toLowerCase();

function chosenIn(part: string): OfTable<{ column: string; as: string }> | null {
  const found = CHOSEN.exec(part);
  return found && { of: low(found[1]), column: low(found[2]), as: found[3] ?? found[2] ?? '' };
}

function testIn(part: string): OfTable<ColumnTest> | null {
  const among = AMONG.exec(part);
  if (among !== null)
    return { of: low(among[1]), column: low(among[2]), operator: 'in', value: '', parameter: among[3] ?? '' };
  const found = TEST.exec(part);
  if (found === null) return null;
  const [, of, column, operator, text, number, parameter] = found;
  return {
    of: low(of),
    column: low(column),
    operator: low(operator),
    value: text ?? number ?? '',
    ...(parameter !== undefined && { parameter }),
  };
}

/** A joined table and the words by which the query knows it. */
interface NamedJoin extends Pick<DatasetJoin, 'table' | 'isOuter' | 'column' | 'of'> {
  names: readonly string[];
}

/** The joins of a query; null where one is not of its table with the first one. */
function joinsIn(text: string, first: readonly string[]): NamedJoin[] | null {
  const joins = [...text.matchAll(EACH_JOIN)].map(([, left, table, alias, a, x, b, y]): NamedJoin | null => {
    const names = [low(alias ?? table)];
    const isTurned = names.includes(low(a));
    const [own, other] = isTurned ? [low(a), low(b)] : [low(b), low(a)];
    if (!names.includes(own) || !first.includes(other)) return null;
    const [column, of] = isTurned ? [low(x), low(y)] : [low(y), low(x)];
    return { names, table: low(table), isOuter: left !== undefined, column, of };
  });
  return joins.includes(null) ? null : joins.filter((join) => join !== null);
}

/**
 * Reads a query of a report: columns of one table, or of others that are joined with it by a column each, compared with
 * constants and parameters, in the order of one column. Null for whatever goes beyond, since texts of queries are never
 * run.
 */
export function datasetQuestion(sql: string): DatasetQuestion | null {
  const found = QUESTION.exec(sql.trim().replaceAll(/\s+/g, ' '))?.groups;
  if (found === undefined) return null;
  const { columns = '', table = '', alias = '', joins: joined = '', tests, order } = found;
  const first = [low(FIRST_ALIAS.exec(alias)?.[1] ?? table)];
  const joins = joinsIn(joined, first);
  const isAll = ALL.test(columns);
  const chosen = isAll ? [] : columns.split(',').map((part) => chosenIn(part.trim()));
  const compared = tests === undefined ? [] : tests.split(/(?<!\s)\s+and\s+/i).map((part) => testIn(part.trim()));
  const ordered = order === undefined ? null : ORDER.exec(order);
  if (joins === null || chosen.includes(null) || compared.includes(null)) return null;
  if (order !== undefined && ordered === null) return null;
  const parts = { chosen: chosen.filter((one) => one !== null), compared: compared.filter((one) => one !== null) };
  const isAlone = joins.length === 0;
  const owners = [...parts.chosen, ...parts.compared].map(({ of }) => of);
  const known = [...first, ...joins.flatMap(({ names }) => names)];
  // With several tables every column says of which it is.
  if (!isAlone && (isAll || new Set(known).size < known.length || owners.some((of) => !known.includes(of))))
    return null;
  if (!isAlone && ordered !== null && !first.includes(low(ordered[1]))) return null;
  const of = (names: readonly string[] | null) => ({
    columns: new Map(
      parts.chosen.flatMap((one) => (names?.includes(one.of) === false ? [] : [[one.as, one.column] as const])),
    ),
    tests: parts.compared.flatMap(({ of: owner, ...test }) => (names?.includes(owner) === false ? [] : [test])),
  });
  const own = of(isAlone ? null : first);
  return {
    table: low(table),
    columns: isAll ? null : own.columns,
    tests: own.tests,
    order: ordered && { column: low(ordered[2]), isDown: low(ordered[3]) === 'desc' },
    joins: joins.map(({ names, ...join }) => {
      const part = of(names);
      return { ...join, ...part, isOuter: join.isOuter && part.tests.length === 0 };
    }),
  };
}

/** The comparisons of a query with the values of its parameters; one whose parameter is empty is left out. */
export const filledTests = (
  tests: readonly ColumnTest[],
  defaults: ReadonlyMap<string, string>,
  given: ReadonlyMap<string, string>,
): ColumnTest[] =>
  tests.flatMap(({ parameter, ...test }) => {
    if (parameter === undefined) return [test];
    const value = given.get(parameter) ?? defaults.get(parameter) ?? '';
    return value === '' ? [] : [{ ...test, value }];
  });

/** True when a value is as a comparison wants it: numbers by their size, all else as text. */
export function isAsTested(value: unknown, operator: string, wanted: string): boolean {
  const [given, other] = [String(value ?? ''), wanted];
  const areNumbers = given !== '' && other !== '' && !Number.isNaN(Number(given)) && !Number.isNaN(Number(other));
  const by = areNumbers ? Number(given) - Number(other) : given.localeCompare(other, 'zh');
  switch (operator) {
    case '=':
    case '==':
      return areNumbers ? by === 0 : given === other;
    case '<>':
    case '!=':
      return areNumbers ? by !== 0 : given !== other;
    case '>':
      return by > 0;
    case '>=':
      return by >= 0;
    case '<':
      return by < 0;
    case '<=':
      return by <= 0;
    case 'like':
      return given.includes(other.replaceAll(/^%|%$/g, ''));
    case 'in':
      return other.split(',').includes(given);
    default:
      return false;
  }
}
