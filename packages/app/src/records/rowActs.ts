/** What a list needs once somebody acts on its rows, loaded together and not before. */
export { noteExport } from './noteExport.ts';
export { resolveNames } from './resolveNames.ts';
export { restoreRows } from './restoreRows.ts';
export { revealValue } from './revealValue.ts';
export { saveFailureOf } from './saveFailureOf.ts';
export { wholeRow, wholeRows } from './wholeRows.ts';
