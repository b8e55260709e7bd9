import { listName } from '@lattice/api/listName';
import type { Resource } from '@lattice/api/resource';
import type { CrudTableProps } from '@lattice/ui/CrudTable';
import type { TreeAndTableProps } from '@lattice/ui/TreeAndTable';
import type { TreeSource } from '@lattice/ui/TreeSelect';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { formSourcesIn } from '../../records/formSources.ts';
import { useTranslator } from '../../records/translate.ts';

/** Where the fields of departments lead; all others say so themselves. */
const DEPT = 'blade-system/dept';

const waysFound =
  ({ find }: TreeSource) =>
  async (words: string) =>
    ((await find?.(words))?.hits ?? []).map(({ above, id }) => [...above.map((one) => one.id), id]);

/** A register with the tree that its reference `treeBy` leads to, which filters it. */
export function useTreeBeside(definition: Resource, treeBy: string, register: CrudTableProps): TreeAndTableProps {
  const { i18n } = useLingui();
  const say = useTranslator();
  const field = definition.fields[treeBy];
  const label =
    field === undefined || field.to === definition.path ? listName(definition.label, say) : say(field.label);
  const source = formSourcesIn(i18n.locale).tree(field?.to ?? DEPT);
  const tree = useMemo(() => ({ label, source: { ...source, search: waysFound(source) } }), [label, source]);
  const { fields } = register;
  const searched = useMemo(
    () => fields.map((one) => (one.name === treeBy ? { ...one, search: false } : one)),
    [fields, treeBy],
  );
  return { ...register, fields: searched, tree, filter: treeBy };
}
