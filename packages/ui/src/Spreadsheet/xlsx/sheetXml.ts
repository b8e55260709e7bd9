import type { SheetCell } from './sheetCell.ts';

/** Most characters of a cell, and most rows of a sheet. */
export const SHEET_LIMITS = { characters: 32_767, rows: 1_048_576 } as const;

/** Numbers of the formats in `stylesXml`. */
export const FORMATS = { number: 0, text: 1, title: 2, requiredTitle: 3, date: 4, datetime: 5 } as const;

/** How a sheet looks before its rows come. */
export interface SheetLook {
  /** Width in characters and format of each column. */
  columns: readonly { width: number; format: keyof typeof FORMATS }[];
  /** Columns, counted from 0, that offer the choices of a range such as `'选项'!$A$2:$A$5`. */
  choices?: readonly { column: number; range: string }[];
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const SPECIAL = /[&<>"\r\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|_x[\dA-Fa-f]{4}_/;

const hex = (sign: string) => `_x${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Text inside XML of a sheet; signs that XML cannot hold are written as the format asks (ECMA-376, 22.9.2.19). */
export function escapeXml(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '_x000D_')
    .replace(FORBIDDEN, hex);
}

/** The letters of a column counted from 0: A, Z, AA. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest < 0 ? '' : columnLetters(rest)) + String.fromCodePoint(65 + (column % 26));
}

/** Text that fits into a cell. */
export const truncateText = (text: string): string =>
  text.length <= SHEET_LIMITS.characters ? text : `${text.slice(0, SHEET_LIMITS.characters - 1)}…`;

const inline = (text: string, format: number) =>
  `t="inlineStr" s="${format}"><is><t xml:space="preserve">${escapeXml(truncateText(text))}</t></is></c>`;

/** One row of cells; `number` counts from 1. */
export function rowXml(number: number, cells: readonly SheetCell[]): string {
  let xml = `<row r="${number}">`;
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at];
    if (cell === null || cell === undefined) continue;
    xml += `<c r="${columnLetters(at)}${number}" `;
    xml +=
      cell.kind === 'text' ? inline(cell.text, FORMATS.text) : `s="${FORMATS[cell.kind]}"><v>${cell.number}</v></c>`;
  }
  return `${xml}</row>`;
}

/** The row of titles. */
export const titleXml = (titles: readonly { label: string; required?: boolean }[]): string =>
  '<row r="1" ht="22" customHeight="1">' +
  titles
    .map(
      ({ label, required }, at) =>
        `<c r="${columnLetters(at)}1" ${inline(label, required ? FORMATS.requiredTitle : FORMATS.title)}`,
    )
    .join('') +
  '</row>';

/** What stands before the rows: titles that stay while rows scroll, widths and formats. */
export function sheetHead({ columns }: SheetLook): string {
  const widths = columns
    .map(
      ({ width, format }, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${FORMATS[format]}" customWidth="1"/>`,
    )
    .join('');
  const view =
    '<sheetViews><sheetView workbookViewId="0">' +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>' +
    '</sheetViews>';
  return (
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${MAIN}">${view}` +
    `<sheetFormatPr defaultRowHeight="18"/>${widths === '' ? '' : `<cols>${widths}</cols>`}` +
    '<sheetData>'
  );
}

/** What stands after the rows: the choices of columns. */
export function sheetFoot({ choices = [] }: SheetLook): string {
  const rules = choices.map(
    ({ column, range }) =>
      `<dataValidation type="list" allowBlank="1" errorStyle="warning" showErrorMessage="1" ` +
      `sqref="${columnLetters(column)}2:${columnLetters(column)}${SHEET_LIMITS.rows}">` +
      `<formula1>${escapeXml(range)}</formula1></dataValidation>`,
  );
  return (
    '</sheetData>' +
    (rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`) +
    '</worksheet>'
  );
}

const font = (weight = '', colour = '') =>
  `<font>${weight}<sz val="11"/>${colour}<name val="Microsoft YaHei"/><family val="2"/></font>`;
const fill =
  '<fill><patternFill patternType="solid"><fgColor rgb="FFEAF1FB"/><bgColor indexed="64"/></patternFill></fill>';
const format = (id: number, fontId = 0, fillId = 0) =>
  `<xf numFmtId="${id}" fontId="${fontId}" fillId="${fillId}" borderId="0" xfId="0" ` +
  'applyNumberFormat="1" applyFont="1" applyFill="1"/>';

/** Fonts, fills and number formats of every sheet. */
export const stylesXml: string =
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><styleSheet xmlns="${MAIN}">` +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>' +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>' +
  `<fonts count="3">${font()}${font('<b/>')}${font('<b/>', '<color rgb="FFC00000"/>')}</fonts>` +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill>' +
  `<patternFill patternType="gray125"/></fill>${fill}</fills>` +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>' +
  '</cellStyleXfs>' +
  `<cellXfs count="6">${format(0)}${format(49)}${format(49, 1, 2)}${format(49, 2, 2)}` +
  `${format(164)}${format(165)}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
