import type { CrudRow, CrudState } from '@lattice/ui/CrudTable';
import { rowAfter } from './goOn.ts';

/** Leads from one record of a list to the next one: it knows the rows shown last, and which one is open. */
export class Walk {
  private rows: readonly CrudRow[] = [];
  private state: CrudState | undefined;

  /** Notes the rows shown. */
  readonly note = (rows: readonly CrudRow[]): void => {
    this.rows = rows;
  };

  /** Notes what the list shows now. */
  keep(state: CrudState): void {
    this.state = state;
  }

  /** Opens the record after one that is open and done; closes it where nothing is left. */
  goOn(done: string): void {
    if (this.state?.view.open?.id !== done) return;
    const next = rowAfter(this.rows, done);
    this.state.change({ open: next && { mode: 'view', id: next.id } });
  }
}
