import { type KnownRow, type MoveRefusal, type Mover, moveRefusal } from './moveRefusal.ts';
import type { Begin } from './resource.ts';

/** Why a person may not make a record about another one; null where they may. Client and server both decide by it. */
export const beginRefusal = (
  { call, roles, holder }: Pick<Begin, 'call' | 'roles' | 'holder'>,
  person: Mover,
  row: KnownRow,
): MoveRefusal | null =>
  moveRefusal({}, { from: '', to: '', call, ...(roles && { roles }), ...(holder && { holder }) }, person, row);

/** True for a record about which one can be made. */
export const isBeginnable = ({ while: { field, in: states } }: Pick<Begin, 'while'>, row: KnownRow): boolean =>
  states.includes(String(row[field] ?? ''));
