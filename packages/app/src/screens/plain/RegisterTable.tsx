import type { Resource } from '@lattice/api/resource';
import { CrudTable, type CrudTableProps, type DataSource } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { formSourcesIn } from './formSources.ts';
import { sourceOf } from './sourceOf.ts';
import { fieldsOf, groupsOf, useSay } from './translate.ts';
import { useMoves } from './useMoves.ts';
import { useRights } from './useRights.ts';
import { useStore } from './useStore.ts';
import { useUrlState } from './useUrlState.ts';

/** Props of the table of a register. */
export interface RegisterTableProps extends Partial<Omit<CrudTableProps, 'source' | 'sources' | 'title' | 'groups' | 'validate' | 'rules'>> {
  definition: Resource;
  /** Calls that the register makes in its own way; keep the same between renders. */
  overrides?: Partial<DataSource>;
}

const none: Partial<DataSource> = {};

/** A register as a list of the kit: fields, rules and calls from its definition, view in the address, rights from the server. */
export function RegisterTable({ definition, overrides = none, ...rest }: RegisterTableProps) {
  const { t, i18n } = useLingui();
  const say = useSay();
  const parts = useMemo(
    () => ({ fields: fieldsOf(definition, say), groups: groupsOf(definition, say), rules: async () => (await import('./checkerOf.ts')).checkerOf(definition, say), source: sourceOf(definition, say, overrides) }),
    [definition, overrides, say],
  );
  const sensitive = useMemo(() => Object.entries(definition.fields).flatMap(([name, field]) => (field.sensitive ? [name] : [])), [definition]);
  const address = useUrlState(sensitive);
  const rights = useRights(definition);
  const store = useStore(definition.path);
  const sources = formSourcesIn(i18n.locale);
  const moves = useMoves(definition, sources, rights.edit === true);
  const label = say(definition.label);
  return (
    <CrudTable
      label={label}
      name={definition.path}
      {...(definition.title !== undefined && { title: definition.title })}
      state={address}
      sources={sources}
      rights={rights}
      crudActions={moves}
      {...(rights.edit === true ? { shownActions: 4 } : { shownActions: 3, actionsWidth: 280 })}
      store={store}
      onChanged={(what, name) => toast.success(what === 'saved' ? t`已保存${label}“${name}”` : t`已删除${label}“${name}”`)}
      {...parts}
      {...rest}
    />
  );
}
