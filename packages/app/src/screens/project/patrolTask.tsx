import type { PatrolWalk } from '@lattice/api/patrolCalls';
import type { Resource } from '@lattice/api/resource';
import { CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type PointsTask, pointsAction } from '../../features/patrol/points/pointsAction.ts';
import { roundAction } from '../../features/patrol/roundAction.ts';
import { ownWalks } from '../../features/patrol/walk/walkCalls.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';

const PointsDialog = lazyPart(async () => (await import('../../features/patrol/points/PointsDialog.tsx')).PointsDialog);
const EndRoundDialog = lazyPart(
  async () => (await import('../../features/patrol/walk/EndRoundDialog.tsx')).EndRoundDialog,
);

const none: readonly PatrolWalk[] = [];

function Tasks({ definition }: { definition: Resource }) {
  const codes = useCodes();
  const { abilities, user } = useSnapshot(session);
  const { data: walks = none } = useQuery({
    ...ownWalks(user?.user_id),
    enabled: abilities.includes('patrolWalk') && (user?.role_name ?? '').split(',').includes('gridmember'),
  });
  const [task, setTask] = useState<PointsTask | null>(null);
  const [ended, setEnded] = useState<PatrolWalk | null>(null);
  const register = useRegister(definition);
  const { crudActions } = register;
  const actions = useMemo(
    () => [...(crudActions ?? []), roundAction(walks, setEnded), ...pointsAction(codes, setTask)],
    [codes, crudActions, walks],
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
