/**
 * Why a file cannot be read or written: nothing in it, no table, an old or locked Excel file, damaged, too large, or
 * more rows than a sheet takes.
 */
export type SheetFaultCode = 'empty' | 'notTable' | 'oldExcel' | 'damaged' | 'tooLarge' | 'tooManyRows';

const sentences: Record<SheetFaultCode, string> = {
  empty: 'The file holds nothing. Choose another one.',
  notTable: 'The file is neither xlsx nor csv, so it cannot be read. Save it as one of them.',
  oldExcel:
    'The file is an old xls or is locked by a password, so it cannot be read. Save it as xlsx without a password.',
  damaged: 'The file is damaged or was not saved completely. Open it in Excel and save it again.',
  tooLarge: 'The file is too large to be read in a browser. Split it.',
  tooManyRows: 'A sheet takes 1,048,576 rows and there are more. Write csv, or ask for less.',
};

/** A file that cannot be read or written, with the reason as a code for words of the user's language. */
export class SheetFault extends Error {
  readonly code: SheetFaultCode;

  constructor(code: SheetFaultCode) {
    super(sentences[code]);
    this.name = 'SheetFault';
    this.code = code;
  }
}
