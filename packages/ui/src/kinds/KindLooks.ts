import type { Column } from '../DataTable/column.ts';
import type { Input } from '../Form/inputs/InputProps.ts';
import type { Room } from '../Form/items/roomOf.ts';
import type { CellReading } from '../ImportDialog/CellReading.ts';

/** What kinds have in common: how a value is typed, compared and shown. */
export type KindFamily =
  | 'text'
  | 'longtext'
  | 'number'
  | 'switch'
  | 'moment'
  | 'choice'
  | 'reference'
  | 'place'
  | 'drawing'
  | 'file'
  | 'structure'
  | 'computed';

/** The inputs of `Form/inputs/inputs.tsx`. */
export type InputName =
  | 'text'
  | 'lines'
  | 'rich'
  | 'number'
  | 'money'
  | 'switch'
  | 'day'
  | 'moment'
  | 'month'
  | 'clock'
  | 'choice'
  | 'tree'
  | 'records'
  | 'region'
  | 'phone'
  | 'idcard'
  | 'url'
  | 'coordinate'
  | 'drawing'
  | 'pictures'
  | 'files'
  | 'json';

/** The readers of `ImportDialog/readCell.ts`; what has none comes in as its text. */
export type CellReader =
  | 'integer'
  | 'number'
  | 'money'
  | 'date'
  | 'datetime'
  | 'month'
  | 'time'
  | 'switch'
  | 'idcard'
  | 'phone';

/**
 * How a kind of field is typed, shown, compared, and written to files. What it does not say is as for its family, else
 * as for words; its family is the folder in which it stands.
 */
export interface KindLooks {
  /** Several values in one text, joined by commas. */
  many?: true;
  /**
   * What types it in a form: one of `inputs.tsx`, or a component of its own, which should load lazily; that of the
   * family without it.
   */
  input?: InputName | Input;
  /** Value of an empty field; '' without it. */
  empty?: false | null;
  /** Decimals of a number whose field states none. */
  scale?: number;
  /** Where it cannot be changed, its text says all. */
  plain?: boolean;
  /** Formatted text. */
  html?: true;
  /** Its values are no words: lists of facts and files leave them out; files bring them in where `cell` reads them. */
  wordless?: true;
  /** Room that its input takes before anything is in it; that of the input of the kit, else a line without it. */
  room?: Room;
  /** Share of the width of a row of several inputs; that of the family without it. */
  weight?: number;
  /** How its column of a list is drawn; words of at least 120 pixels without it. */
  column?: Partial<Pick<Column<never>, 'kind' | 'width' | 'minWidth'>>;
  /** False where lists are not sorted by it. */
  sorted?: false;
  /** False where no condition of the advanced filter asks for it. */
  requested?: false;
  /** It holds days or moments, which are chosen in a calendar and written as such to sheets. */
  calendar?: 'date' | 'datetime';
  /** Type of the input that changes it inside of a list; that of the input of the kit, else text without it. */
  inline?: 'date' | 'tel' | 'url';
  /**
   * How the cell of a file is read: one of `readCell.ts`, or a function of its own on the trimmed text; by the reader
   * of its own name, else as text without it.
   */
  cell?: CellReader | ((text: string) => CellReading);
  /** Width of its column in a sheet, in characters; that of the input of the kit, else 16 without it. */
  sheetWidth?: number;
  /** Share of the width of a printed page; that of the input of the kit, else 1.2 without it. */
  share?: number;
  /** Titles that its first column has in many files, beside those of the input of the kit. */
  titles?: readonly string[];
}

/** How a kind looks, with what follows from its family. */
export interface KnownLooks extends KindLooks {
  family: KindFamily;
  input: InputName | Input;
}
