import type { PageQuery } from '@lattice/api/call';
import type { CrudView } from '@lattice/ui/CrudTable';

/** The question that a view asks of a list that takes the named filters. */
export function listQuery({ page, size, sort, filters }: CrudView, names: readonly string[]): PageQuery {
  const by = (desc: boolean) =>
    sort
      .filter((one) => one.desc === desc)
      .map(({ id }) => id)
      .join(',');
  const [ascs, descs] = [by(false), by(true)];
  const said = names.flatMap((name) =>
    filters[name] === undefined || filters[name] === '' ? [] : [[name, filters[name]] as const],
  );
  return { current: page, size, ...(ascs && { ascs }), ...(descs && { descs }), ...Object.fromEntries(said) };
}
