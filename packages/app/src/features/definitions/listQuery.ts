import type { PageQuery } from '@lattice/api/call';
import { pageOrder } from '@lattice/api/pageQuery';
import type { CrudView } from '@lattice/ui/CrudTable';

/** The question that a view asks of a list that takes the named filters. */
export function listQuery(view: CrudView, names: readonly string[]): PageQuery {
  const { filters } = view;
  const said = names.flatMap((name) =>
    filters[name] === undefined || filters[name] === '' ? [] : [[name, filters[name]] as const],
  );
  return { ...pageOrder(view), ...Object.fromEntries(said) };
}
