import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js';

/** A file of a ZIP archive as text. */
async function entryOf(zip: Uint8Array, path: string): Promise<string> {
  const entries = await new ZipReader(new Uint8ArrayReader(zip), { useWebWorkers: false }).getEntries();
  const entry = entries.find(({ filename }) => filename === path);
  if (entry === undefined || entry.directory)
    throw new Error(`The workbook has no ${path}; see packages/ui/src/Spreadsheet/xlsx/workbook.ts.`);
  return entry.getData(new TextWriter(), { checkCrc32: true });
}

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
const plain = (xml: string) =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** A workbook that the page handed over: the titles of its first sheet, and its rows by title. */
export async function sheetOf(download: Download): Promise<{ titles: string[]; rows: Record<string, string>[] }> {
  const xml = await entryOf(await readFile(await download.path()), 'xl/worksheets/sheet1.xml');
  const [titles = [], ...rows] = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: string[] = [];
    for (const [, letters = '', text = ''] of row.matchAll(/<c r="([A-Z]+)\d+"[^>]*>(.*?)<\/c>/gs))
      cells[columnOf(letters)] = plain(text.replace(/<[^>]*>/g, ''));
    return cells;
  });
  return { titles, rows: rows.map((cells) => Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? '']))) };
}
