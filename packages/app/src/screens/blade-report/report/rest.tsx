import type { Resource } from '@lattice/api/resource';
import { type CrudAction, CrudTable } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useMemo } from 'react';
import { PlainScreen } from '../../../features/register/PlainScreen.tsx';
import { useRegister } from '../../../features/register/RegisterTable.tsx';
import { useGo } from '../../../navigation/Address.tsx';

function Files({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const go = useGo();
  const { crudActions = [], rights, ...register } = useRegister(definition);
  const actions = useMemo(
    (): CrudAction[] => [
      {
        id: 'preview',
        label: t`预览`,
        icon: Eye,
        scope: 'row',
        isNext: true,
        changesRows: false,
        run: ([row]) => Promise.resolve(go(`/myiframe/report/${row?.id ?? ''}`)),
      },
    ],
    [go, t],
  );
  const shown = useMemo(() => ({ ...rights, view: false }), [rights]);
  return <CrudTable {...register} rights={shown} crudActions={[...actions, ...crudActions]} />;
}

/** 报表: the report files that are stored, each with its preview. */
export const ReportFiles = () => <PlainScreen path="blade-report/report/rest" List={Files} />;
