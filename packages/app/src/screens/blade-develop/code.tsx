import type { Resource } from '@lattice/api/resource';
import type { GeneratedRegister } from '@lattice/api/resources/blade-develop/code';
import { CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useMemo, useState } from 'react';
import { useCodeActions } from '../../features/develop/useCodeActions.ts';
import { wordWidth } from '../../base/wordWidth.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';

const GeneratedDialog = lazyPart(
  async () => (await import('../../features/develop/GeneratedDialog.tsx')).GeneratedDialog,
);

function Codes({ definition }: { definition: Resource }) {
  const register = useRegister(definition);
  const [made, setMade] = useState<readonly GeneratedRegister[]>([]);
  const actions = useCodeActions(setMade);
  // The generator has a copy of its own, with another name.
  const rights = useMemo(() => ({ ...register.rights, copy: false }), [register.rights]);
  return (
    <>
      <CrudTable {...register} rights={rights} crudActions={actions} shownActions={4} actionsWidth={wordWidth(270)} />
      {made.length > 0 && <GeneratedDialog made={made} onClose={() => setMade([])} />}
    </>
  );
}

/** 代码生成: settings of the generator, and the registers that it makes, each shown as a screen. */
export const Code = () => <PlainScreen path="blade-develop/code" List={Codes} />;
