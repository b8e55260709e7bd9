import { noteExport } from './noteExport.ts';
import { saveFailureOf } from './saveFailureOf.ts';
import { resolveNames } from './resolveNames.ts';
import { restoreRows } from './restoreRows.ts';
import { revealValue } from './revealValue.ts';
import { wholeRow, wholeRows } from './wholeRows.ts';

/** What a list needs once somebody acts on its rows, loaded together and not before. */
export const rowActs = { noteExport, resolveNames, restoreRows, revealValue, saveFailureOf, wholeRow, wholeRows };
