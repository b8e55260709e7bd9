import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import type { Download } from '@playwright/test';

const LOCAL_HEADER = 30;

/** An entry of a zip archive as text, found by the central directory. */
function entryOf(zip: Buffer, path: string): string {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    if (zip.toString('utf8', at + 46, at + 46 + name) === path) {
      const [packed, start] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
      const data = start + LOCAL_HEADER + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
      return inflateRawSync(zip.subarray(data, data + packed)).toString('utf8');
    }
    at += 46 + name + extra + comment;
  }
  throw new Error(`The workbook has no ${path}; see packages/ui/src/Spreadsheet/xlsx/workbook.ts.`);
}

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
const plain = (xml: string) =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** A workbook that the page handed over: the titles of its first sheet, and its rows by title. */
export async function sheetOf(download: Download): Promise<{ titles: string[]; rows: Record<string, string>[] }> {
  const xml = entryOf(await readFile(await download.path()), 'xl/worksheets/sheet1.xml');
  const [titles = [], ...rows] = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: string[] = [];
    for (const [, letters = '', text = ''] of row.matchAll(/<c r="([A-Z]+)\d+"[^>]*>(.*?)<\/c>/gs))
      cells[columnOf(letters)] = plain(text.replace(/<[^>]*>/g, ''));
    return cells;
  });
  return { titles, rows: rows.map((cells) => Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? '']))) };
}
