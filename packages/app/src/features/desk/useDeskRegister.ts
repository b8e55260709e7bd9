import type { Resource } from '@lattice/api/resource';
import type { CrudField, CrudTableProps } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { formSourcesIn } from '../../records/formSources.ts';
import { useStore } from '../../records/state/useStore.ts';
import { triage } from '../process/list/triage.ts';
import { useRegister } from '../register/RegisterTable.tsx';
import type { Desk } from './Desk.ts';
import { deskSource } from './deskSource.ts';
import { goOn } from './goOn.ts';
import { useAboutMoves } from './useAboutMoves.ts';
import { Walk } from './Walk.ts';

/** How many columns of a desk stand first. */
const LEADING = 2;

/** The fields of a register as the list of a desk has them: its own columns in its own order, the others in none. */
export function deskFields(fields: readonly CrudField[], { columns, by }: Desk): CrudField[] {
  const placed = columns.flatMap((name, at) => {
    const field = fields.find((one) => one.name === name);
    return field === undefined ? [] : [{ ...field, list: true, leads: at < LEADING }];
  });
  const others = fields
    .filter(({ name }) => !columns.includes(name))
    .map((field) => ({ ...field, list: false, leads: false }));
  return [...placed, ...others].map((field) => (field.name === by ? { ...field, search: true, isState: true } : field));
}

/**
 * The list of a desk: its call, columns and counters, and the moves of its records; once one that is open is done, the
 * next one opens, where the person wants so.
 */
export function useDeskRegister(definition: Resource, desk: Desk): CrudTableProps {
  const { i18n } = useLingui();
  const [walk] = useState(() => new Walk());
  const overrides = useMemo(() => deskSource(definition, desk, walk.note), [definition, desk, walk]);
  const register = useRegister(definition, overrides);
  const { state, fields, crudActions, source } = register;
  useEffect(() => walk.keep(state), [walk, state]);
  const about = useAboutMoves(desk, formSourcesIn(i18n.locale));
  const actions = useMemo(() => {
    const own = desk.isMoved === false ? [] : (crudActions ?? []);
    return goOn([...about, ...own], ({ id }) => {
      if (triage.isNextOpened) walk.goOn(id);
    });
  }, [about, crudActions, desk, walk]);
  const readOnly = useMemo(() => {
    const { submit: _submit, remove: _remove, ...rest } = source;
    return rest;
  }, [source]);
  const drawn = useMemo(() => deskFields(fields, desk), [fields, desk]);
  return {
    ...register,
    name: desk.path,
    store: useStore(desk.path),
    fields: drawn,
    tabsBy: desk.by,
    tabStates: desk.states,
    source: readOnly,
    crudActions: actions,
  };
}
