import type { Resource } from '@lattice/api/resource';
import { type CrudAction, CrudTable } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import { placeOf } from '../../features/psychology/answers.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useGo } from '../../navigation/Address.tsx';

function Scales({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const go = useGo();
  const { crudActions = [], ...register } = useRegister(definition);
  // A copy of the head alone would have no questions: the editor copies a scale whole.
  const rights = useMemo(() => ({ ...register.rights, copy: false }), [register.rights]);
  const actions = useMemo(
    (): CrudAction[] => [
      {
        id: 'editor',
        label: t`题目与计分`,
        icon: ListChecks,
        scope: 'row',
        changesRows: false,
        run: async ([row]) => {
          if (row !== undefined) go(placeOf.editor(row.id, String(row.scaleName)));
        },
      },
    ],
    [go, t],
  );
  const all = useMemo(() => [...actions, ...crudActions], [actions, crudActions]);
  return <CrudTable {...register} rights={rights} crudActions={all} />;
}

/** 心理量表: the scales, each with the way to its questions, factors and results. */
export function Scale() {
  return <PlainScreen path="psychological/scale" List={Scales} />;
}
