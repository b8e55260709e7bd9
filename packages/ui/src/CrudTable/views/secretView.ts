import type { CrudView } from '../CrudState.ts';

type Secret = Pick<CrudView, 'filters' | 'where'>;

const only = (filters: CrudView['filters'], wanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => wanted(name)));
const conditionsOf = ({ where }: Secret, wanted: (name: string) => boolean): Pick<CrudView, 'where'> => {
  const conditions = where?.conditions.filter(({ field }) => wanted(field)) ?? [];
  return where && conditions.length > 0 ? { where: { ...where, conditions } } : {};
};

/** Parts a view into what may stand in an address and what asks for values of sensitive fields. */
export function separateSecrets(view: CrudView, sensitive: readonly string[]): { open: CrudView; secret: Secret } {
  const isSecret = (name: string) => sensitive.includes(name.replace(/(?:From|To)$/, '')) || sensitive.includes(name);
  const { where: _where, ...rest } = view;
  return {
    open: {
      ...rest,
      filters: only(view.filters, (name) => !isSecret(name)),
      ...conditionsOf(view, (name) => !isSecret(name)),
    },
    secret: { filters: only(view.filters, isSecret), ...conditionsOf(view, isSecret) },
  };
}

/** Puts the two parts of a view together again. */
export function mergeSecrets(open: CrudView, secret: Secret): CrudView {
  const conditions = [...(open.where?.conditions ?? []), ...(secret.where?.conditions ?? [])];
  const join = (open.where ?? secret.where)?.join;
  const { where: _where, ...rest } = open;
  return { ...rest, filters: { ...open.filters, ...secret.filters }, ...(join && { where: { join, conditions } }) };
}
