import type { PatrolWalk } from '@lattice/api/patrolCalls';
import type { Resource } from '@lattice/api/resource';
import { CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type PointsTask, pointsAction } from '../../features/patrol/points/pointsAction.ts';
import { roundAction } from '../../features/patrol/roundAction.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';

const PointsDialog = lazyPart(async () => (await import('../../features/patrol/points/PointsDialog.tsx')).PointsDialog);
const EndRoundDialog = lazyPart(
  async () => (await import('../../features/patrol/walk/EndRoundDialog.tsx')).EndRoundDialog,
);

function Tasks({ definition }: { definition: Resource }) {
  const codes = useCodes();
  const go = useGo();
  const isAnswered = useSnapshot(session).abilities.includes('patrolWalk');
  const [task, setTask] = useState<PointsTask | null>(null);
  const [ended, setEnded] = useState<PatrolWalk | null>(null);
  const register = useRegister(definition);
  const { crudActions } = register;
  const actions = useMemo(
    () => [
      ...(crudActions ?? []),
      ...roundAction(isAnswered, { onEnd: setEnded, onWalk: () => go('/project/walk') }),
      ...pointsAction(codes, setTask),
    ],
    [codes, crudActions, go, isAnswered],
  );
  return (
    <>
      <CrudTable {...register} crudActions={actions} />
      {task !== null && <PointsDialog task={task} onClose={() => setTask(null)} />}
      {ended !== null && <EndRoundDialog walk={ended} onClose={() => setEnded(null)} />}
    </>
  );
}

/** 巡查任务: the list of patrols, each with the points that it visits in order. */
export const PatrolTask = () => <PlainScreen path="project/patrolTask" List={Tasks} />;
