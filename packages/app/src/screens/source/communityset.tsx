import type { Resource } from '@lattice/api/resource';
import { permissionCode } from '@lattice/api/resource';
import type { CrudTableProps } from '@lattice/ui/CrudTable';
import { CrudTable } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { Building2, Wand } from 'lucide-react';
import { useMemo } from 'react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { useCodes } from '../../session/useCodes.ts';

const SET_UP = '/source/communityset/setUp';

function Settings({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const navigate = useGo();
  const codes = useCodes();
  const { crudActions, ...register } = useRegister(definition);
  const mayAdd = codes?.has(permissionCode(definition, 'add')) === true;
  const actions = useMemo((): NonNullable<CrudTableProps['crudActions']> => {
    const open = async ([row]: readonly { id: string }[]) => row && navigate(`${SET_UP}?set=${row.id}`);
    return [
      ...(mayAdd
        ? [
            {
              id: 'setUp',
              label: t`小区建档`,
              icon: Wand,
              scope: 'toolbar' as const,
              changesRows: false,
              run: async () => navigate(SET_UP),
            },
          ]
        : []),
      {
        id: 'plan',
        label: t`预览并生成`,
        icon: Building2,
        scope: 'row',
        changesRows: false,
        isShown: ({ isGenerated }) => Number(isGenerated) !== 1,
        run: open,
      },
      {
        id: 'made',
        label: t`生成结果`,
        icon: Building2,
        scope: 'row',
        changesRows: false,
        isShown: ({ isGenerated }) => Number(isGenerated) === 1,
        run: open,
      },
      // The move to made is the page's, which shows first what it makes.
      ...(crudActions ?? []).filter(({ id }) => id !== 'moves'),
    ];
  }, [crudActions, mayAdd, navigate, t]);
  return <CrudTable {...register} crudActions={actions} />;
}

/** 小区房屋生成设置: the settings, each with what it makes or has made. */
export const Communityset = () => <PlainScreen path="source/communityset" List={Settings} />;
