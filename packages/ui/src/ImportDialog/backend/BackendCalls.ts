import type { ReadRow } from '../../Spreadsheet/ReadSheet.ts';
import type { SheetColumn } from '../../Spreadsheet/SheetColumn.ts';
import type { SheetFaultCode } from '../../Spreadsheet/SheetFault.ts';
import type { ImportRow, RowTexts } from '../ImportRow.ts';

/**
 * What a worker is asked, and what it answers; rows go over in parts, so that taking them in never holds the page up.
 */
export interface BackendCalls {
  /** Reads a sheet and keeps its rows. */
  open: { requested: { file: Blob; sheet: number }; answered: { names: readonly string[]; count: number } };
  /** Hands some of them over. */
  rows: { requested: { from: number; to: number }; answered: readonly ReadRow[] };
  /** Types rows. */
  type: { requested: { columns: readonly SheetColumn[]; rows: readonly RowTexts[] }; answered: readonly ImportRow[] };
}

/** A question on its way. */
export type BackendRequest = {
  [Call in keyof BackendCalls]: { id: number; call: Call; requested: BackendCalls[Call]['requested'] };
}[keyof BackendCalls];

/** Its answer, or why there is none. */
export type BackendResponse =
  | { id: number; answered: unknown }
  | { id: number; code: SheetFaultCode | undefined; message: string };
