import { isMany, isReference, looksOf } from '../kinds/looksOf.ts';
import type { SheetColumn, SheetShape } from '../Spreadsheet/SheetColumn.ts';
import type { CellReading } from './CellReading.ts';

type ReadPart = (column: SheetColumn, text: string) => CellReading;
type Values = Record<string, unknown>;

const wrong = { fault: 'parts' } as const;

const isHeading = (line: string, { label }: SheetColumn) => [`${label}：`, `${label}:`].includes(line.trimEnd());

/**
 * The lines of each row: a row begins with the next number and a full stop, and goes on in the lines below; without any
 * number each line is a row.
 */
function rowLines(text: string): string[][] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (!lines.some((line) => /^1\.\s/.test(line))) return lines.map((line) => [line.trim()]);
  const rows: string[][] = [];
  for (const line of lines) {
    const start = /^(\d+)\.\s+(.*)/s.exec(line);
    if (start !== null && Number(start[1]) === rows.length + 1) rows.push([start[2] ?? '']);
    else rows.at(-1)?.push(line.replace(/^ {2}/, ''));
  }
  return rows;
}

/**
 * The texts of the parts of an object by name; null where its words begin with none. A part goes on until the next
 * one's label.
 */
function partTexts(lines: readonly string[], columns: readonly SheetColumn[], title?: SheetColumn): Values | null {
  const texts: Record<string, string> = {};
  const flat: string[] = [];
  let block: string | null = null;
  for (const line of lines) {
    const heading = columns.find((column) => column.shape !== undefined && isHeading(line, column));
    if (heading !== undefined) texts[(block = heading.name)] = '';
    else if (block === null) flat.push(line);
    else texts[block] = [texts[block], line].filter(Boolean).join('\n');
  }
  const byLength = [...columns].sort((one, other) => other.label.length - one.label.length);
  let last: string | null = null;
  for (const piece of flat.join('\n').split(/(；|; )/)) {
    const isMark = piece === '；' || piece === '; ';
    const column = byLength.find(
      (one) => !Object.hasOwn(texts, one.name) && one !== title && piece.startsWith(`${one.label} `),
    );
    if (column !== undefined && !isMark) {
      if (last !== null) texts[last] = (texts[last] ?? '').replace(/(?:；|; )$/, '');
      texts[(last = column.name)] = piece.slice(column.label.length + 1);
    } else if (last === null) {
      if (title === undefined) return piece.trim() === '' ? texts : null;
      texts[(last = title.name)] = piece;
    } else texts[last] += piece;
  }
  return texts;
}

function readPartCell(column: SheetColumn, text: string, read: ReadPart): CellReading {
  const { units = [] } = column;
  const unit = units.find((one) => text.endsWith(` ${one}`));
  const bare = unit === undefined ? text : text.slice(0, -unit.length).trim();
  return isReference(column) ? { value: bare } : read(column, bare);
}

function readObject(shape: SheetShape, lines: readonly string[], read: ReadPart): CellReading {
  const { kind, columns = [], number } = shape;
  const parts = columns.filter(({ name }) => name !== number);
  const title = kind === 'rows' ? parts.find((column) => looksOf(column).input === 'text') : undefined;
  const texts = partTexts(lines, parts, title);
  if (texts === null) return wrong;
  const value: Values = {};
  for (const column of parts) {
    const text = String(texts[column.name] ?? '').trim();
    if (text === '') continue;
    const reading = readPartCell({ ...column, required: false }, text, read);
    if ('fault' in reading) return reading;
    value[column.name] = reading.value;
  }
  return { value };
}

/** An array or object as JSON; undefined for other texts. */
function jsonOf(text: string): object | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

/**
 * Reads the words of a value that has a shape, as an export writes them, or its JSON; references are still names then.
 */
export function readShapeCell(shape: SheetShape, text: string, read: ReadPart): CellReading {
  const known = jsonOf(text);
  if (known !== undefined) return { value: known };
  if (shape.kind === 'ids')
    return {
      value: text
        .split(/[、,，;；|\n]/)
        .map((name) => name.trim())
        .filter(Boolean),
    };
  if (shape.kind === 'record') return readObject(shape, text.split(/\r?\n/), read);
  const rows: unknown[] = [];
  for (const lines of rowLines(text)) {
    const reading = readObject(shape, lines, read);
    if ('fault' in reading) return reading;
    rows.push(reading.value);
  }
  return { value: rows };
}

const names = (text: unknown): string[] =>
  (Array.isArray(text) ? text.map(String) : String(text ?? '').split(/[、,，;；|]/))
    .map((name) => name.trim())
    .filter(Boolean);

type Visit = (key: string, name: string) => string;

function mapObject(columns: readonly SheetColumn[], value: unknown, path: string, visit: Visit): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => {
      const column = columns.find((one) => one.name === name);
      const key = `${path}.${name}`;
      if (column?.shape !== undefined) return [name, mapShape(column.shape, part, key, '', visit)];
      if (column === undefined || !isReference(column)) return [name, part];
      return [name, isMany(column) ? names(part).map((one) => visit(key, one)) : visit(key, String(part ?? '').trim())];
    }),
  );
}

function mapShape(shape: SheetShape, value: unknown, path: string, register: string, visit: Visit): unknown {
  const { columns = [] } = shape;
  if (shape.kind === 'ids') return names(value).map((name) => visit(`${path}.${register}`, name));
  if (shape.kind === 'record') return mapObject(columns, value, path, visit);
  return Array.isArray(value) ? value.map((row) => mapObject(columns, row, path, visit)) : value;
}

/**
 * Puts in the place of each name inside of a column's value what `visit` answers. Its key tells where the name is
 * looked up: the column and the part, such as `teams.leaderUserId`, or the column and the value that says of which
 * register ids are, such as `receiverIds.2`.
 */
export const mapNames = (
  { name, shape }: SheetColumn,
  values: Readonly<Record<string, unknown>>,
  visit: Visit,
): unknown =>
  shape === undefined || typeof values[name] !== 'object'
    ? values[name]
    : mapShape(shape, values[name], name, String(values[shape.within ?? ''] ?? ''), visit);
