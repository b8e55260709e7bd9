import type { Resource } from '@lattice/api/resource';
import { noteExport } from '../../records/noteExport.ts';
import { session } from '../../session/session.ts';
import type { DatasetAnswer } from './askDatasets.ts';
import { paperFor } from './paperFor.ts';
import type { SheetPaper } from './SheetFile.ts';

const BASE = `
  body { margin: 0; color: #1f2329; }
  body { font-family: system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
  table { border-collapse: collapse; table-layout: fixed; margin-inline: auto; }
  td { padding: 2px 4px; overflow-wrap: anywhere; white-space: pre-line; line-height: 1.4; font-size: 10pt; }
  td { print-color-adjust: exact; }
  tr { break-inside: avoid; }
  figure { break-inside: avoid; }
  img { max-width: 100%; height: auto; vertical-align: middle; }
`;

/** The rules of the page, by which its charts look as they do. */
const rulesOf = ({ styleSheets }: Document): string =>
  Array.from(styleSheets, (one) => Array.from(one.cssRules, ({ cssText }) => cssText).join('')).join('');

/** Notes what goes on paper of which register, as for every list that is printed. */
async function noteRows(datasets: readonly DatasetAnswer[]): Promise<void> {
  if (!session.abilities.includes('exportNotes')) return;
  for (const { paths, rows } of datasets) {
    if (rows === undefined) continue;
    const columns = Object.keys(rows.records[0] ?? {}).join(',');
    for (const path of paths) {
      const definition: Pick<Resource, 'path'> = { path };
      await noteExport(definition, { way: 'print', rows: rows.records.length, columns, reason: '' });
    }
  }
}

/** A sheet as paper shows it: without the buttons of its charts. */
export function paperCopy(page: Document, table: HTMLTableElement): HTMLTableElement {
  const copy = page.importNode(table, true);
  for (const button of copy.querySelectorAll('button')) button.remove();
  return copy;
}

/** Puts a drawn sheet on A4 and opens the browser's dialog to print it. */
export async function printSheet(
  table: HTMLTableElement,
  { width, paper, datasets }: { width: number; paper: SheetPaper; datasets: readonly DatasetAnswer[] },
): Promise<void> {
  await noteRows(datasets);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentWindow: page, contentDocument: sheet } = frame;
  if (page === null || sheet === null) return frame.remove();
  const { style, scale } = paperFor(width, paper);
  sheet.documentElement.lang = document.documentElement.lang;
  sheet.title = table.caption?.textContent ?? '';
  // The content policy takes styles of a document from scripts alone.
  const { CSSStyleSheet } = page as Window & typeof globalThis;
  const css = new CSSStyleSheet();
  const looks = table.querySelector('figure') === null ? '' : rulesOf(document);
  css.replaceSync(`${looks} @page { ${style} } ${BASE} body { zoom: ${scale} }`);
  sheet.adoptedStyleSheets = [css];
  sheet.body.append(paperCopy(sheet, table));
  page.addEventListener('afterprint', () => frame.remove(), { once: true });
  await Promise.all(Array.from(sheet.images, async (picture) => picture.decode().catch(() => undefined)));
  page.print();
}
