import { type Resource, permissionCode } from '@lattice/api/resource';
import { thrid } from '@lattice/api/resources/project/thrid';
import { CrudTable, type CrudTableProps } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { LayoutGrid, Video } from 'lucide-react';
import { useMemo } from 'react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { useCodes } from '../../session/useCodes.ts';

type Actions = NonNullable<CrudTableProps['crudActions']>;

const none: Actions = [];

function Cameras({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const go = useGo();
  const mayWatch = useCodes()?.has(permissionCode(thrid, 'view')) === true;
  const { crudActions = none, ...register } = useRegister(definition);
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
    [crudActions, go, mayWatch, t],
  );
  return <CrudTable {...register} crudActions={actions} />;
}

/** 监控资源: the cameras, each with the way to its picture. */
export const Resourcesmonitor = () => <PlainScreen path="dispatch/resourcesmonitor" List={Cameras} />;
