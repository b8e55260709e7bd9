import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';
import { stepRow } from './stepRow.ts';

/** What the keys of a list of tasks do. */
export interface TriageActions {
  open: (row: BladeFlow) => void;
  agree: (row: BladeFlow) => void;
  giveBack: (row: BladeFlow) => void;
}

/**
 * The keys by which tasks are worked through: j and k go down and up, o opens, a agrees, r sends back the task whose
 * row has the focus; without one they go into the list. Says whether the key is one of them.
 */
export function triageKey(key: string, page: Element, rows: readonly BladeFlow[], deeds: TriageActions): boolean {
  if (!/^[jkoar]$/.test(key)) return false;
  const slot = document.activeElement?.closest<HTMLElement>('[data-slot]')?.dataset.slot;
  const row = slot === undefined ? undefined : rows[Number(slot)];
  if (key === 'j' || key === 'k' || row === undefined) stepRow(page, key === 'k' ? 'ArrowUp' : 'ArrowDown');
  else if (key === 'o') deeds.open(row);
  else if (key === 'a') deeds.agree(row);
  else deeds.giveBack(row);
  return true;
}
