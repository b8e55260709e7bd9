/** A comparison of a column with a constant, or with a parameter of the report. */
export interface ColumnTest {
  column: string;
  operator: string;
  value: string;
  /** Name of the parameter, which stands in place of the value. */
  parameter?: string;
}

/** What a data set asks, as far as a register can answer it. */
export interface DatasetQuestion {
  table: string;
  /** Columns by the name under which the report knows them; null for all of them, under their own. */
  columns: ReadonlyMap<string, string> | null;
  tests: readonly ColumnTest[];
  order: { column: string; isDown: boolean } | null;
}

const NAME = String.raw`[a-z_][\w$]*`;
const COLUMN = String.raw`(?:${NAME}\.)?(${NAME})`;
const QUESTION = new RegExp(
  String.raw`^select\s+(?<columns>.+?)\s+from\s+(?<table>${NAME})(?:\s+(?:as\s+)?(?!where\b|order\b)${NAME})?` +
    String.raw`(?:\s+where\s+(?<tests>.+?))?(?:\s+order\s+by\s+(?<order>.+?))?\s*;?$`,
  'is',
);
const CHOSEN = new RegExp(String.raw`^${COLUMN}(?:\s+(?:as\s+)?["'\x60]?(${NAME})["'\x60]?)?$`, 'i');
const TEST = new RegExp(
  String.raw`^${COLUMN}\s*(=|<>|!=|>=|<=|>|<|\blike\b)\s*(?:'([^']*)'|(-?\d+(?:\.\d+)?)|:(\w+))$`,
  'i',
);
const AMONG = new RegExp(String.raw`^${COLUMN}\s+in\s*\(\s*:(\w+)\s*\)$`, 'i');
const ORDER = new RegExp(String.raw`^${COLUMN}(?:\s+(asc|desc))?$`, 'i');

function testOf(part: string): ColumnTest | null {
  const among = AMONG.exec(part);
  if (among !== null)
    return { column: (among[1] ?? '').toLowerCase(), operator: 'in', value: '', parameter: among[2] ?? '' };
  const found = TEST.exec(part);
  if (found === null) return null;
  const [, column = '', operator = '', text, number, parameter] = found;
  return {
    column: column.toLowerCase(),
    operator: operator.toLowerCase(),
    value: text ?? number ?? '',
    ...(parameter !== undefined && { parameter }),
  };
}

/**
 * Reads a query of a report: columns of one table, compared with constants and parameters, in the order of one column.
 * Null for whatever goes beyond, since texts of queries are never run.
 */
export function datasetQuestion(sql: string): DatasetQuestion | null {
  const groups = QUESTION.exec(sql.trim().replaceAll(/\s+/g, ' '))?.groups;
  if (groups === undefined) return null;
  const { columns = '', table = '', tests, order } = groups;
  const isAll = columns === '*' || columns.endsWith('.*');
  const chosen = isAll ? [] : columns.split(',').map((part) => CHOSEN.exec(part.trim()));
  const compared = tests === undefined ? [] : tests.split(/\s+and\s+/i).map((part) => testOf(part.trim()));
  const ordered = order === undefined ? null : ORDER.exec(order);
  if (chosen.includes(null) || compared.includes(null) || (order !== undefined && ordered === null)) return null;
  return {
    table: table.toLowerCase(),
    columns: isAll
      ? null
      : new Map(chosen.map((found) => [found?.[2] ?? found?.[1] ?? '', (found?.[1] ?? '').toLowerCase()])),
    tests: compared.filter((test) => test !== null),
    order: ordered && { column: (ordered[1] ?? '').toLowerCase(), isDown: ordered[2]?.toLowerCase() === 'desc' },
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
