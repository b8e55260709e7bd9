import type { Resource } from '@lattice/api/resource';
import { CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useMemo, useState } from 'react';
import type { CodeFile } from '../../features/develop/CodeDialog.tsx';
import { useCodeActions } from '../../features/develop/useCodeActions.ts';
import { wordWidth } from '../../base/wordWidth.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';

const CodeDialog = lazyPart(async () => (await import('../../features/develop/CodeDialog.tsx')).CodeDialog);

function Codes({ definition }: { definition: Resource }) {
  const register = useRegister(definition);
  const [files, setFiles] = useState<readonly CodeFile[]>([]);
  const actions = useCodeActions(setFiles);
  // The generator has a copy of its own, with another name.
  const rights = useMemo(() => ({ ...register.rights, copy: false }), [register.rights]);
  return (
    <>
      <CrudTable {...register} rights={rights} crudActions={actions} shownActions={4} actionsWidth={wordWidth(270)} />
      {files.length > 0 && <CodeDialog files={files} onClose={() => setFiles([])} />}
    </>
  );
}

/** 代码生成: settings of the generator, and the definitions that it writes. */
export const Code = () => <PlainScreen path="blade-develop/code" List={Codes} />;
