/** A comparison of a column with a constant. */
export interface ColumnTest {
  column: string;
  operator: string;
  value: string;
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
const TEST = new RegExp(String.raw`^${COLUMN}\s*(=|<>|!=|>=|<=|>|<)\s*(?:'([^']*)'|(-?\d+(?:\.\d+)?))$`, 'i');
const ORDER = new RegExp(String.raw`^${COLUMN}(?:\s+(asc|desc))?$`, 'i');

/**
 * Reads a query of a report: columns of one table, compared with constants, in the order of one column. Null for
 * whatever goes beyond, since texts of queries are never run.
 */
export function datasetQuestion(sql: string): DatasetQuestion | null {
  const groups = QUESTION.exec(sql.trim().replaceAll(/\s+/g, ' '))?.groups;
  if (groups === undefined) return null;
  const { columns = '', table = '', tests, order } = groups;
  const isAll = columns === '*' || columns.endsWith('.*');
  const chosen = isAll ? [] : columns.split(',').map((part) => CHOSEN.exec(part.trim()));
  const compared = tests === undefined ? [] : tests.split(/\s+and\s+/i).map((part) => TEST.exec(part.trim()));
  const ordered = order === undefined ? null : ORDER.exec(order);
  if (chosen.includes(null) || compared.includes(null) || (order !== undefined && ordered === null)) return null;
  return {
    table: table.toLowerCase(),
    columns: isAll
      ? null
      : new Map(chosen.map((found) => [found?.[2] ?? found?.[1] ?? '', (found?.[1] ?? '').toLowerCase()])),
    tests: compared.map((found) => ({
      column: (found?.[1] ?? '').toLowerCase(),
      operator: found?.[2] ?? '',
      value: found?.[3] ?? found?.[4] ?? '',
    })),
    order: ordered && { column: (ordered[1] ?? '').toLowerCase(), isDown: ordered[2]?.toLowerCase() === 'desc' },
  };
}

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
      return given.includes(other);
    case 'in':
      return other.split(',').includes(given);
    default:
      return false;
  }
}
