import type { Resource } from '@lattice/api/resource';
import { CrudTable } from '@lattice/ui/CrudTable';
import { useMemo } from 'react';
import { useReportAction } from '../../features/psychology/useReportAction.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';

function Records({ definition }: { definition: Resource }) {
  const { crudActions = [], ...register } = useRegister(definition);
  const report = useReportAction();
  const actions = useMemo(() => [report, ...crudActions], [report, crudActions]);
  return <CrudTable {...register} crudActions={actions} />;
}

/** 测评记录: all answered scales, each with its report and its follow-up. */
export function Appletanswerrecord() {
  return <PlainScreen path="psychological/appletanswerrecord" List={Records} />;
}
