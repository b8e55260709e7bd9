import { listName } from '@lattice/api/listName';
import type { Resource } from '@lattice/api/resource';
import type { CrudTableProps } from '@lattice/ui/CrudTable';
import type { TreeItem, TreeItemSource } from '@lattice/ui/Tree';
import type { TreeAndTableProps } from '@lattice/ui/TreeAndTable';
import { Icon } from '@lattice/ui/Icon';
import { useLingui } from '@lingui/react/macro';
import { Pencil, Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslator } from '../../records/translate.ts';
import { chosenParent } from './chosenParent.ts';
import { useRowMove } from './useRowMove.tsx';

const PARENT_NAME = 'parentName';

interface TreeEditorProps {
  definition: Resource;
  /** Field that names the row above. */
  by: string;
  /** Reads the tree; keep it the same between renders. */
  read: () => TreeItemSource;
  register: CrudTableProps;
  /** Whether rows can be put in another place and order; default true. */
  isOrdered?: boolean;
}

/** A register whose rows stand below each other, as a tree that is edited beside the list of what is below a node. */
export function useTreeEditor({ definition, by, read, register, isOrdered = true }: TreeEditorProps): {
  list: TreeAndTableProps;
  question: ReactNode;
} {
  const { t } = useLingui();
  const say = useTranslator();
  const [turn, setTurn] = useState(0);
  // Another object makes the tree read again.
  const source = useMemo(() => ({ ...read(), turn }), [read, turn]);
  const again = () => setTurn((now) => now + 1);
  const { onMove, question } = useRowMove(definition, source, again);
  const { rights = {}, state, onChanged, fields } = register;
  const actions = () => [
    ...(rights.edit === true ? [{ id: 'edit', label: t`编辑`, icon: <Icon of={Pencil} /> }] : []),
    ...(rights.add === true ? [{ id: 'add', label: t`新增下级`, icon: <Icon of={Plus} /> }] : []),
  ];
  const onAction = (id: string, node: TreeItem) => {
    if (id === 'edit') state.change({ open: { mode: 'edit', id: node.id } });
    else state.change(chosenParent(state, by, node.id));
  };
  // The row above is chosen by its own field; its name says the same again.
  const searched = useMemo(
    () =>
      fields
        .filter(({ name }) => name !== PARENT_NAME)
        .map((one) => (one.name === by ? { ...one, search: false } : one)),
    [fields, by],
  );
  return {
    question,
    list: {
      ...register,
      fields: searched,
      filter: by,
      tree: {
        label: listName(definition.label, say),
        source,
        actions,
        onAction,
        ...(isOrdered && rights.edit === true && { onMove }),
      },
      onChanged: (...told) => {
        again();
        onChanged?.(...told);
      },
    },
  };
}
