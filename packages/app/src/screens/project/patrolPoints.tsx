import { patrolCode } from '@lattice/api/patrolCode';
import type { Resource } from '@lattice/api/resource';
import { patrolPoints } from '@lattice/api/resources/project/patrolPoints';
import { CrudTable } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { CodedRegister } from '../../features/codes/CodedRegister.ts';
import { useCodeSheets } from '../../features/codes/useCodeSheets.tsx';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';

const codes: CodedRegister = {
  definition: patrolPoints,
  listed: ['pointName', 'pointCode', 'griddingIdName', 'address'],
  labelled: ['pointName', 'pointCode'],
  codeOf: ({ id }) => patrolCode(id),
};

function Points({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const { crudActions = [], ...register } = useRegister(definition);
  const { action, window } = useCodeSheets(codes, t`巡查点二维码`);
  const actions = useMemo(() => [...crudActions, action], [crudActions, action]);
  return (
    <>
      <CrudTable {...register} crudActions={actions} />
      {window}
    </>
  );
}

/** 巡查点: the places of patrols, whose QR codes are printed to be put up. */
export const PatrolPoints = () => <PlainScreen path="project/patrolPoints" List={Points} />;
