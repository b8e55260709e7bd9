import { scale } from '@lattice/api/resources/psychological/scale';
import type { Resource } from '@lattice/api/resource';
import { Button } from '@lattice/ui/Button';
import { type CrudAction, CrudTable } from '@lattice/ui/CrudTable';
import { Icon } from '@lattice/ui/Icon';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { FileUp, ListChecks } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { chooseFiles } from '../../features/develop/chooseFiles.ts';
import { arrange, placeOf } from '../../features/psychology/answers.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';

/** Takes in a scale that was written to a file, and leads to it: what is wrong with it stands there. */
function TakeFile() {
  const { t } = useLingui();
  const go = useGo();
  const [isPending, setPending] = useState(false);
  const take = async () => {
    const [file] = await chooseFiles();
    if (file === undefined) return;
    setPending(true);
    try {
      const { id } = await arrange.takeFile(await file.text());
      const { scaleName, scaleCode } = await client(scale).detail(id);
      await queryClient.invalidateQueries({ queryKey: ['rows', scale.path] });
      toast.success(t`已导入量表“${scaleName}”，编码 ${scaleCode}，检查后可以启用`);
      go(placeOf.editor(id, scaleName));
    } catch (error) {
      toast.error(errorText(error));
    }
    setPending(false);
  };
  return (
    <Button icon={<Icon of={FileUp} />} isPending={isPending} onPress={() => void take()}>{t`导入量表文件`}</Button>
  );
}

function Scales({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const go = useGo();
  const { abilities } = useSnapshot(session);
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
  const mayTake = register.rights?.add === true && abilities.includes('scales');
  return <CrudTable {...register} rights={rights} crudActions={all} {...(mayTake && { toolbar: <TakeFile /> })} />;
}

/** 心理量表: the scales, each with the way to its questions, factors and results. */
export function Scale() {
  return <PlainScreen path="psychological/scale" List={Scales} />;
}
