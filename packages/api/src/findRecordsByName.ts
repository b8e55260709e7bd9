import { isNamed, lastStep, pathOf } from './namedNode.ts';
import { isFreeText } from './kinds/kindOf.ts';
import { referencePaths } from './referencePaths.ts';
import { type FoundNode, type SearchCalls, divisionOf, ancestorsOf, withParents } from './registerSearch.ts';
import type { Resource } from './resource.ts';
import { distinguishingFields, recordLabel } from './distinguishingFields.ts';

type Named = Pick<Resource, 'path' | 'tree' | 'title' | 'distinguishedBy' | 'fields'>;
type Page = NonNullable<SearchCalls['page']>;
type RecordRow = Readonly<Record<string, unknown>>;

/** Questions asked at once. */
const ABREAST = 4;
/** The most records of one name that are distinguished. */
const MAX_RECORDS = 50;
/** Rows of a page, and pages, that are read to find a record by what it is called instead of a number. */
const [PAGE_SIZE, MAX_PAGES] = [200, 5];
/** Lengths of the name of a division, in characters, that are looked for at the end of a path without separators. */
const ENDS = [3, 4, 5, 6, 2, 7, 8, 9, 10, 11, 12] as const;

const wordOf = (row: RecordRow, name: string): string => String(row[name] ?? '');

/** Rows as nodes: a division and a row of a tree below those above it, another one behind what tells it apart. */
async function nodesOf(definition: Named, page: Page, rows: readonly RecordRow[]): Promise<FoundNode[]> {
  const { path, title = 'id', tree } = definition;
  if (path === referencePaths.region) return rows.map(divisionOf);
  const known: ReadonlyMap<string, RecordRow> = tree === true ? await withParents(rows, page) : new Map();
  const beside = (row: RecordRow) =>
    distinguishingFields(definition).map((name) => ({
      id: '',
      title: wordOf(row, `${name}Name`) || wordOf(row, name),
    }));
  return rows.map((row) => ({
    id: wordOf(row, 'id'),
    title: wordOf(row, title),
    above: tree === true ? ancestorsOf(row, known, title) : beside(row),
  }));
}

/** The fields beside its name that know a record of a register: codes that no two records share. */
const codesOf = ({ path, fields, title }: Named): string[] =>
  path === referencePaths.region
    ? ['code']
    : Object.entries(fields).flatMap(([name, field]) =>
        field.unique === true && name !== title && isFreeText(field) && field.sensitive === undefined ? name : [],
      );

/** Rows of a register whose names are numbers, by what they are called instead: a house by its building and room. */
async function calledSo(definition: Named, page: Page, text: string): Promise<RecordRow[]> {
  const { title = 'id', fields } = definition;
  const last = distinguishingFields(definition).findLast((name) => fields[name] && isFreeText(fields[name]));
  if (fields[title]?.unique !== true || last === undefined) return [];
  const found: RecordRow[] = [];
  for (let current = 1; current <= MAX_PAGES; current += 1) {
    const query = { current, size: PAGE_SIZE, [`${last}_equal`]: text.split(' ').at(-1) };
    const { records } = await page(query);
    found.push(...records.filter((row) => recordLabel(definition, row) === text));
    if (records.length < PAGE_SIZE) break;
  }
  return found;
}

/**
 * Finds records of a register by what a cell says of them: the name, a path that ends in it, a code that is unique,
 * or what records are called whose names are numbers.
 * Rejects as `page` does.
 */
export function findRecordsByName(definition: Named, page: Page): (text: string) => Promise<FoundNode[]> {
  const { title = 'id', path } = definition;
  const equal = async (name: string, value: string) =>
    nodesOf(definition, page, (await page({ current: 1, size: MAX_RECORDS, [`${name}_equal`]: value })).records);
  return async (text) => {
    const whole = await equal(title, text);
    if (whole.length > 0) return whole;
    const last = lastStep(text);
    if (last !== text) return (await equal(title, last)).filter((node) => isNamed(text, node));
    for (const name of codesOf(definition)) {
      const coded = await equal(name, text);
      if (coded.length > 0) return coded;
    }
    const called = await calledSo(definition, page, text);
    if (called.length > 0) return nodesOf(definition, page, called);
    if (path !== referencePaths.region || /\d/.test(text)) return [];
    for (const length of ENDS) {
      if (length >= text.length) continue;
      const found = (await equal(title, text.slice(-length))).filter((node) => isNamed(text, node));
      if (found.length > 0) return found;
    }
    return [];
  };
}

/**
 * Records by what cells say of them, some at a time; several under a text that means several, which paths tell apart.
 * Rejects as `find` does.
 */
export async function recordFinder(
  find: (text: string) => Promise<readonly FoundNode[]>,
  texts: readonly string[],
): Promise<Map<string, { id: string; label: string }[]>> {
  const found = new Map<string, { id: string; label: string }[]>();
  const waiting = [...texts];
  const ask = async (): Promise<void> => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop())
      found.set(
        text,
        (await find(text)).map((node) => ({ id: node.id, label: pathOf(node) })),
      );
  };
  await Promise.all(Array.from({ length: ABREAST }, ask));
  return found;
}
