import { permissionCode, type Resource } from '@lattice/api/resource';
import { type CrudAction, CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { DatabaseZap } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useCodes } from '../../session/useCodes.ts';

const TableDialog = lazyPart(async () => (await import('../../features/develop/TableDialog.tsx')).TableDialog);

function Models({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const { crudActions = [], ...register } = useRegister(definition);
  const codes = useCodes();
  const [isOpen, setOpen] = useState(false);
  const mayAdd = ['add', 'edit'].every((action) => codes?.has(permissionCode(definition, action)) === true);
  const own = useMemo(
    (): CrudAction[] =>
      mayAdd
        ? [
            {
              id: 'from-table',
              label: t`从数据表新增`,
              icon: DatabaseZap,
              scope: 'toolbar',
              changesRows: false,
              run: () => Promise.resolve(setOpen(true)),
            },
          ]
        : [],
    [mayAdd, t],
  );
  const actions = useMemo(() => [...own, ...crudActions], [crudActions, own]);
  return (
    <>
      <CrudTable {...register} crudActions={actions} />
      {isOpen && <TableDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** 数据模型: models typed by hand, or made of the tables of a data source. */
export const Model = () => <PlainScreen path="blade-develop/model" List={Models} />;
