import type { Resource } from '@lattice/api/resource';
import { type CrudAction, type CrudRow, CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { QrCode } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';

const CodeSheets = lazyPart(async () => (await import('../../features/patrol/CodeSheets.tsx')).CodeSheets);

function Points({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const register = useRegister(definition);
  const [points, setPoints] = useState<readonly CrudRow[] | null>(null);
  const { crudActions } = register;
  const actions = useMemo(() => {
    const codes: CrudAction = {
      id: 'codes',
      label: t`打印二维码`,
      icon: QrCode,
      scope: ['row', 'batch'],
      changesRows: false,
      run: (rows) => {
        setPoints(rows);
        return Promise.resolve();
      },
    };
    return [...(crudActions ?? []), codes];
  }, [crudActions, t]);
  return (
    <>
      <CrudTable {...register} crudActions={actions} />
      {points !== null && <CodeSheets points={points} onClose={() => setPoints(null)} />}
    </>
  );
}

/** 巡查点: the places of patrols, whose QR codes are printed to be put up. */
export const PatrolPoints = () => <PlainScreen path="project/patrolPoints" List={Points} />;
