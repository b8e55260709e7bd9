import type { Resource } from '@lattice/api/resource';
import { noteExport } from '../../records/noteExport.ts';
import { session } from '../../session/session.ts';
import type { DatasetAnswer } from './askDatasets.ts';
import { type SheetPaper, SIDES } from './SheetFile.ts';

/** Width and height of an A4 sheet in points. */
const A4 = { width: 595, height: 842 } as const;
/** Width of a margin in points where the file names none. */
const MARGIN = 36;

/** How a sheet of a width in points stands on A4: lying where the file says so or it needs that, and smaller if need be. */
export function paperFor(width: number, { isLandscape, margins }: SheetPaper): { style: string; scale: number } {
  const beside = (margins.left ?? MARGIN) + (margins.right ?? MARGIN);
  const isLying = isLandscape || width > A4.width - beside;
  const room = (isLying ? A4.height : A4.width) - beside;
  const around = SIDES.map((side) => `${margins[side] ?? MARGIN}pt`).join(' ');
  return {
    style: `size: A4 ${isLying ? 'landscape' : 'portrait'}; margin: ${around}`,
    scale: Math.min(1, room / width),
  };
}

const BASE = `
  body { margin: 0; font-family: system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; color: #1f2329; }
  table { border-collapse: collapse; table-layout: fixed; margin-inline: auto; }
  td { padding: 2px 4px; overflow-wrap: anywhere; white-space: pre-line; line-height: 1.4; font-size: 10pt; print-color-adjust: exact; }
  tr { break-inside: avoid; }
`;

/** Notes what goes on paper of which register, as for every list that is printed. */
async function noteRows(datasets: readonly DatasetAnswer[]): Promise<void> {
  if (!session.abilities.includes('exportNotes')) return;
  for (const { path, rows } of datasets) {
    if (path === undefined || rows === undefined) continue;
    const columns = Object.keys(rows.records[0] ?? {}).join(',');
    const definition: Pick<Resource, 'path'> = { path };
    await noteExport(definition, { way: 'print', rows: rows.records.length, columns, reason: '' });
  }
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
  css.replaceSync(`@page { ${style} } ${BASE} body { zoom: ${scale} }`);
  sheet.adoptedStyleSheets = [css];
  sheet.body.append(sheet.importNode(table, true));
  page.addEventListener('afterprint', () => frame.remove(), { once: true });
  page.print();
}
