import type { Resource } from '@lattice/api/resource';
import { gridmemberdailypatrol } from '@lattice/api/resources/grid/gridmemberdailypatrol';
import { useMemo } from 'react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { RegisterTable } from '../../features/register/RegisterTable.tsx';

/** The call of the wire that lists daily patrols; it answers as `page` does. */
const { gridmemberDailyPage } = gridmemberdailypatrol.calls;

function Patrols({ definition }: { definition: Resource }) {
  const asked = useMemo(
    () => ({ ...definition, calls: { ...definition.calls, page: gridmemberDailyPage } }),
    [definition],
  );
  return <RegisterTable definition={asked} />;
}

/** 网格员日常巡查: patrols, each with its track on the map. */
export const Gridmemberdailypatrol = () => <PlainScreen path="grid/gridmemberdailypatrol" List={Patrols} />;
