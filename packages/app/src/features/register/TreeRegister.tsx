import { listName } from '@lattice/api/listName';
import type { Resource } from '@lattice/api/resource';
import { TreeAndTable } from '@lattice/ui/TreeAndTable';
import type { TreeSource } from '@lattice/ui/TreeSelect';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { formSourcesIn } from '../../records/formSources.ts';
import { useTranslator } from '../../records/translate.ts';
import { useRegister } from './useRegister.tsx';

/** Where the fields of departments lead; all others say so themselves. */
const DEPT = 'blade-system/dept';

interface TreeRegisterProps {
  definition: Resource;
  /** The reference by which the tree filters the list. */
  treeBy: string;
}

const waysFound =
  ({ find }: TreeSource) =>
  async (words: string) =>
    ((await find?.(words))?.hits ?? []).map(({ above, id }) => [...above.map((one) => one.id), id]);

/** A register beside the tree that one of its references leads to; the chosen node filters it, and is part of the link. */
export function TreeRegister({ definition, treeBy }: TreeRegisterProps) {
  const { i18n } = useLingui();
  const say = useTranslator();
  const register = useRegister(definition);
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
  return <TreeAndTable {...register} fields={searched} tree={tree} filter={treeBy} />;
}
