import { type Resource, permissionCode } from '@lattice/api/resource';
import { thrid } from '@lattice/api/resources/project/thrid';
import { CrudTable, type CrudTableProps } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { LayoutGrid, Mic, Move, Video } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useWatch } from '../../features/video/watch/useWatch.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { useCodes } from '../../session/useCodes.ts';

const CameraDialog = lazyPart(async () => (await import('../../features/video/watch/CameraDialog.tsx')).CameraDialog);

type Actions = NonNullable<CrudTableProps['crudActions']>;

const none: Actions = [];

function Cameras({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const go = useGo();
  const codes = useCodes();
  const may = (name: 'view' | 'controlling' | 'talk') => codes?.has(permissionCode(thrid, name)) === true;
  const [mayWatch, mayTurn, mayTalk] = [may('view'), may('controlling'), may('talk')];
  const [opened, setOpened] = useState<{ id: string; what: 'control' | 'talk' } | null>(null);
  const { crudActions = none, ...register } = useRegister(definition);
  const watch = useWatch();
  const actions = useMemo(
    (): Actions =>
      mayWatch
        ? [
            {
              id: 'watch',
              label: t`看画面`,
              icon: Video,
              scope: 'row',
              changesRows: false,
              isShown: (row) => row.status !== '3',
              run: async ([row]) => row && go(`/dispatch/videoClassRoom/${row.id}`),
            },
            {
              id: 'turn',
              label: t`云台控制`,
              icon: Move,
              scope: 'row',
              changesRows: false,
              isShown: (row) => mayTurn && row.isPtz === 1 && row.isOnline === 1 && row.status !== '3',
              run: async ([row]) => row && setOpened({ id: row.id, what: 'control' }),
            },
            {
              id: 'talk',
              label: t`对讲`,
              icon: Mic,
              scope: 'row',
              changesRows: false,
              isShown: (row) => mayTalk && row.isTalk === 1 && row.isOnline === 1 && row.status !== '3',
              run: async ([row]) => row && setOpened({ id: row.id, what: 'talk' }),
            },
            {
              id: 'wall',
              label: t`上画面墙`,
              icon: LayoutGrid,
              scope: 'row',
              changesRows: false,
              isShown: (row) => row.status !== '3',
              run: async ([row]) => row && go(`/dispatch/videoScheduling?camera=${row.id}`),
            },
            ...crudActions,
          ]
        : crudActions,
    [crudActions, go, mayWatch, mayTurn, mayTalk, t],
  );
  return (
    <>
      <CrudTable {...register} crudActions={actions} mapActs={watch.acts} />
      {watch.dialog}
      {opened !== null && <CameraDialog {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** 监控资源: the cameras, each with the way to its picture. */
export const Resourcesmonitor = () => <PlainScreen path="dispatch/resourcesmonitor" List={Cameras} />;
