import type { Resource } from '@lattice/api/resource';
import type { CrudAction, CrudMenu } from '@lattice/ui/CrudTable';
import { TreeAndTable } from '@lattice/ui/TreeAndTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useTreeBeside } from '../../features/besideTree/useTreeBeside.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { session } from '../../session/session.ts';

const TryDialog = lazyPart(async () => (await import('../../features/dispatchRules/TryDialog.tsx')).TryDialog);

function Rules({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const { abilities } = useSnapshot(session);
  const isTried = abilities.includes('dispatchTest');
  const register = useRegister(definition);
  const [isOpen, setOpen] = useState(false);
  const { crudActions } = register;
  const actions = useMemo((): (CrudAction | CrudMenu)[] => {
    const others = crudActions ?? [];
    return isTried
      ? [
          {
            id: 'try',
            label: t`试规则`,
            icon: FlaskConical,
            scope: 'toolbar',
            changesRows: false,
            run: () => {
              setOpen(true);
              return Promise.resolve();
            },
          },
          ...others,
        ]
      : [...others];
  }, [crudActions, isTried, t]);
  return (
    <>
      <TreeAndTable {...useTreeBeside(definition, 'categoryId', { ...register, crudActions: actions })} />
      {isOpen && <TryDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** 事件分派规则: the categories beside their rules, which are tried with a sample event. */
export const Eventdistribute = () => <PlainScreen path="event/eventdistribute" List={Rules} />;
