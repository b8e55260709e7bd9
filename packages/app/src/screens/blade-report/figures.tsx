import { REPORT_PAGE } from '@lattice/api/figures';
import type { Resource } from '@lattice/api/resource';
import { type CrudAction, CrudTable } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { ChartColumn, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { useRights } from '../../session/useRights.ts';

function Reports({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const go = useGo();
  const { add } = useRights(definition);
  const { crudActions = [], rights, ...register } = useRegister(definition);
  const actions = useMemo((): CrudAction[] => {
    const open = (id: string) => Promise.resolve(go(`/${REPORT_PAGE}/${id}`));
    return [
      ...(add === true
        ? [
            {
              id: 'design',
              label: t`新建报表`,
              icon: Plus,
              scope: 'toolbar' as const,
              changesRows: false,
              run: () => open('new'),
            },
          ]
        : []),
      {
        id: 'open',
        label: t`打开报表`,
        icon: ChartColumn,
        scope: 'row' as const,
        isNext: true,
        changesRows: false,
        run: ([row]) => open(row?.id ?? ''),
      },
    ];
  }, [add, go, t]);
  const shown = useMemo(
    () => ({ ...rights, view: false, add: false, edit: false, copy: false, import: false }),
    [rights],
  );
  return <CrudTable {...register} rights={shown} crudActions={[...actions, ...crudActions]} />;
}

/** 自定义报表: the reports that people put together, own ones and those shared with them. */
export const Figures = () => <PlainScreen path="blade-report/figures" List={Reports} />;
