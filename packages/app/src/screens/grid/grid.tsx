import { type Resource, permissionCode } from '@lattice/api/resource';
import { grid } from '@lattice/api/resources/grid/grid';
import type { CrudAction, CrudMenu, CrudRow } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { TreeAndTable } from '@lattice/ui/TreeAndTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { Combine, History, Scissors } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useTreeBeside } from '../../features/besideTree/useTreeBeside.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';

const CutDialog = lazyPart(async () => (await import('../../features/borders/CutDialog.tsx')).CutDialog);
const JoinDialog = lazyPart(async () => (await import('../../features/borders/JoinDialog.tsx')).JoinDialog);
const BordersDrawer = lazyPart(async () => (await import('../../features/borders/BordersDrawer.tsx')).BordersDrawer);

const none: readonly (CrudAction | CrudMenu)[] = [];
/** Levels of grids that have none below them, most of the time. */
const LOWEST = ['3', '4'];

type Work = 'cut' | 'join' | 'borders';

function Grids({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const register = useRegister(definition);
  const { abilities } = useSnapshot(session);
  const knows = abilities.includes('borders');
  const mayReshape = useCodes()?.has(permissionCode(grid, 'edit')) === true && knows;
  const [open, setOpen] = useState<{ work: Work; id: string; name: string } | null>(null);
  // Tree and list are read anew after each change of borders, which takes grids away and adds some.
  const [round, setRound] = useState(0);
  const { crudActions = none } = register;
  const actions = useMemo((): (CrudAction | CrudMenu)[] => {
    const opens =
      (work: Work) =>
      ([row]: readonly CrudRow[]) => {
        if (row !== undefined) setOpen({ work, id: row.id, name: String(row.gridName) });
        return Promise.resolve();
      };
    const row = { scope: 'row', changesRows: false } as const;
    const isLowest = ({ gridLevel, geom }: CrudRow) => LOWEST.includes(String(gridLevel)) && geom !== null;
    return [
      ...crudActions,
      ...(mayReshape
        ? [
            { ...row, id: 'cut', label: t`分割`, icon: Scissors, isShown: isLowest, run: opens('cut') },
            { ...row, id: 'join', label: t`并入相邻网格`, icon: Combine, isShown: isLowest, run: opens('join') },
          ]
        : []),
      ...(knows ? [{ ...row, id: 'borders', label: t`边界沿革`, icon: History, run: opens('borders') }] : []),
    ];
  }, [crudActions, mayReshape, knows, t]);
  const list = useTreeBeside(definition, 'parentId', { ...register, crudActions: actions });
  const close = () => setOpen(null);
  const done = (words: string, id: string, name: string) => {
    setRound((count) => count + 1);
    toast.success(words, {
      action: { label: t`边界沿革`, onPress: () => setOpen({ work: 'borders', id, name }) },
    });
  };
  return (
    <>
      <TreeAndTable key={round} {...list} />
      {open?.work === 'cut' && (
        <CutDialog of={open} onDone={({ id, name }) => done(t`已分出“${name}”`, id, name)} onClose={close} />
      )}
      {open?.work === 'join' && (
        <JoinDialog
          from={open}
          onDone={({ id, name }) => done(t`“${open.name}”已并入“${name}”`, id, name)}
          onClose={close}
        />
      )}
      {open?.work === 'borders' && (
        <BordersDrawer of={open} mayUndo={mayReshape} onUndone={() => setRound((count) => count + 1)} onClose={close} />
      )}
    </>
  );
}

/** 网格: the grids beside their tree; a grid is cut in two and joined with its neighbour, with its records. */
export function Grid() {
  return <PlainScreen path="grid/grid" List={Grids} />;
}
