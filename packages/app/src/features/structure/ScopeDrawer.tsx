import { listName } from '@lattice/api/listName';
import { apiScope } from '@lattice/api/resources/blade-system/api-scope';
import { dataScope } from '@lattice/api/resources/blade-system/data-scope';
import type { Resource } from '@lattice/api/resource';
import { CrudTable, type DataSource, useMemoryState } from '@lattice/ui/CrudTable';
import { Drawer } from '@lattice/ui/Drawer';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useTranslator } from '../../records/translate.ts';
import { useRegister } from '../register/RegisterTable.tsx';

const FIELD = 'menuId';

/** The kinds of scopes that hang on an entry of the side bar. */
export type ScopeKind = 'data' | 'api';

const registers: Readonly<Record<ScopeKind, Resource>> = { data: dataScope, api: apiScope };

/** The rows of one entry alone; what is added belongs to it. */
const sourceOfEntry = ({ page, submit, ...rest }: DataSource, id: string): DataSource => ({
  ...rest,
  page: async (query, signal, columns) =>
    page({ ...query, search: [...query.search, { field: FIELD, operator: 'in', value: [id] }] }, signal, columns),
  ...(submit && { submit: async (row) => submit({ ...row, [FIELD]: id }) }),
});

interface ScopeDrawerProps {
  kind: ScopeKind;
  /** The entry of the side bar. */
  entry: { id: string; name: string };
  onClose: () => void;
}

/** The scopes of one entry of the side bar, to be added and changed in place. */
export function ScopeDrawer({ kind, entry, onClose }: ScopeDrawerProps) {
  const { t } = useLingui();
  const say = useTranslator();
  const definition = registers[kind];
  const register = useRegister(definition);
  const state = useMemoryState();
  const fields = useMemo(
    () => register.fields.map((one) => (one.name === FIELD ? { ...one, search: false, readonly: true } : one)),
    [register.fields],
  );
  const source = useMemo(() => sourceOfEntry(register.source, entry.id), [register.source, entry.id]);
  const list = listName(definition.label, say);
  return (
    <Drawer title={t`“${entry.name}”的${list}`} width={880} isOpen onOpenChange={onClose}>
      <CrudTable
        {...register}
        source={source}
        fields={fields}
        state={state}
        defaults={{ [FIELD]: entry.id, menuName: entry.name }}
        recordIn="dialog"
      />
    </Drawer>
  );
}
