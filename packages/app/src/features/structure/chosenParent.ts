import type { CrudState } from '@lattice/ui/CrudTable';

/** What a view becomes when a new row is to be put below another one, whose rows it shows. */
export const chosenParent = (state: CrudState, by: string, id: string): Parameters<CrudState['change']>[0] => ({
  page: 1,
  filters: { ...state.view.filters, [by]: id },
  open: { mode: 'add' },
});
