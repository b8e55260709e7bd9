import type { Resource } from '@lattice/api/resource';
import { CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useMemo, useState } from 'react';
import { pointsAction } from '../../features/patrol/pointsAction.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useCodes } from '../../session/useCodes.ts';

const PointsDialog = lazyPart(async () => (await import('../../features/patrol/PointsDialog.tsx')).PointsDialog);

type Task = Parameters<Parameters<typeof pointsAction>[1]>[0];

function Tasks({ definition }: { definition: Resource }) {
  const codes = useCodes();
  const [task, setTask] = useState<Task | null>(null);
  const register = useRegister(definition);
  const { crudActions } = register;
  const actions = useMemo(() => [...(crudActions ?? []), ...pointsAction(codes, setTask)], [codes, crudActions]);
  return (
    <>
      <CrudTable {...register} crudActions={actions} />
      {task !== null && <PointsDialog task={task} onClose={() => setTask(null)} />}
    </>
  );
}

/** 巡查任务: the list of patrols, each with the points that it visits in order. */
export const PatrolTask = () => <PlainScreen path="project/patrolTask" List={Tasks} />;
