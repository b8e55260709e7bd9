import { dateStyles } from './numberFormats.ts';
import { pacer } from '../pacer.ts';
import type { ReadSheet } from '../ReadSheet.ts';
import { SheetFault } from '../SheetFault.ts';
import { sheetRows, type CellContext } from './sheetRows.ts';
import { attribute, elementsIn, stringText, withoutPrefix } from './xmlText.ts';
import { zipReader, type ZipReader } from '../zip/zipReader.ts';

const PART = 500;

/** Where a part stands that another part names. */
const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`);

async function sharedStrings(xml: string, signal?: AbortSignal): Promise<string[]> {
  const breathe = pacer(signal);
  const strings: string[] = [];
  for (const { inside = '' } of elementsIn(xml, 'si')) {
    strings.push(stringText(inside));
    if (strings.length % PART === 0) await breathe();
  }
  return strings;
}

async function contextOf(
  zip: ZipReader,
  paths: ReadonlyMap<string, string>,
  is1904: boolean,
  signal?: AbortSignal,
): Promise<CellContext> {
  const part = async (kind: string) => {
    const path = paths.get(kind);
    return path !== undefined && zip.has(path) ? withoutPrefix(await zip.text(path, signal)) : '';
  };
  return {
    strings: await sharedStrings(await part('sharedStrings'), signal),
    dates: dateStyles(await part('styles')),
    is1904,
  };
}

/**
 * The sheets of an xlsx file that can be seen; what they share is read once.
 *
 * @throws {SheetFault} Where the file is no workbook.
 */
export async function xlsxReader(buffer: ArrayBuffer): Promise<ReadSheet[]> {
  const zip = await zipReader(buffer);
  if (!zip.has('xl/workbook.xml')) throw new SheetFault('notTable');
  const book = withoutPrefix(await zip.text('xl/workbook.xml'));
  const links = withoutPrefix(await zip.text('xl/_rels/workbook.xml.rels'));
  const byId = new Map<string, string>();
  const byKind = new Map<string, string>();
  for (const [, tag = ''] of links.matchAll(/<Relationship\b([^<>]*)>/g)) {
    const path = pathOf(attribute(tag, 'Target') ?? '');
    byId.set(attribute(tag, 'Id') ?? '', path);
    byKind.set(attribute(tag, 'Type')?.replace(/^.*\//, '') ?? '', path);
  }
  const is1904 = /<workbookPr\b[^<>]*\bdate1904\s*=\s*["'](?:1|true)["']/.test(book);
  let shared: Promise<CellContext> | null = null;
  return [...book.matchAll(/<sheet\b([^<>]*)>/g)].flatMap(([, tag = '']) => {
    const path = byId.get(attribute(tag, 'r:id') ?? attribute(tag, 'id') ?? '');
    if (path === undefined || !zip.has(path) || (attribute(tag, 'state') ?? 'visible') !== 'visible') return [];
    return {
      name: attribute(tag, 'name') ?? '',
      rows: async (signal) => {
        shared ??= contextOf(zip, byKind, is1904, signal).catch((error: unknown) => {
          shared = null;
          throw error;
        });
        return sheetRows(withoutPrefix(await zip.text(path, signal)), await shared, signal);
      },
    } satisfies ReadSheet;
  });
}
