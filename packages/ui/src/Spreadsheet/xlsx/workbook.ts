import { escapeXml, sheetFoot, sheetHead, stylesXml, type SheetLook } from './sheetXml.ts';
import { zipWriter } from '../zip/zipWriter.ts';

/** A workbook while it is written, one sheet after the other. */
export interface Workbook {
  /** Begins a sheet; its rows are written as XML, then it is closed. */
  open(name: string, look: SheetLook): Promise<{ write(rows: string): Promise<void>; close(): Promise<void> }>;
  /** Ends the workbook. */
  finish(): Promise<Blob>;
}

/** The media type of xlsx. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A name that a sheet may have. */
export const sheetName = (name: string): string =>
  name
    .replace(/[\\/?*[\]:']/g, ' ')
    .trim()
    .slice(0, 31) || 'Sheet';

/** A workbook without sheets. */
export function workbook(): Workbook {
  const zip = zipWriter(XLSX);
  const names: string[] = [];
  const put = async (path: string, xml: string) => {
    const entry = zip.open(path);
    await entry.write(HEAD + xml);
    await entry.close();
  };
  return {
    open: async (name, look) => {
      names.push(sheetName(name));
      const entry = zip.open(`xl/worksheets/sheet${names.length}.xml`);
      await entry.write(sheetHead(look));
      return {
        write: (rows) => entry.write(rows),
        close: async () => {
          await entry.write(sheetFoot(look));
          await entry.close();
        },
      };
    },
    finish: async () => {
      const each = (line: (number: number, name: string) => string) =>
        names.map((name, at) => line(at + 1, escapeXml(name))).join('');
      await put('xl/styles.xml', stylesXml.slice(HEAD.length));
      await put(
        'xl/workbook.xml',
        `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}">` +
          '<sheets>' +
          each((number, name) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`) +
          '</sheets></workbook>',
      );
      await put(
        'xl/_rels/workbook.xml.rels',
        `<Relationships xmlns="${PACKAGE}/relationships">` +
          each(
            (number) =>
              `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
          ) +
          `<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>` +
          '</Relationships>',
      );
      await put(
        '_rels/.rels',
        `<Relationships xmlns="${PACKAGE}/relationships">` +
          `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>` +
          '</Relationships>',
      );
      await put(
        '[Content_Types].xml',
        `<Types xmlns="${PACKAGE}/content-types">` +
          '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
          '<Default Extension="xml" ContentType="application/xml"/>' +
          `<Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/>` +
          `<Override PartName="/xl/styles.xml" ContentType="${PARTS}.styles+xml"/>` +
          each(
            (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${PARTS}.worksheet+xml"/>`,
          ) +
          '</Types>',
      );
      return zip.finish();
    },
  };
}
