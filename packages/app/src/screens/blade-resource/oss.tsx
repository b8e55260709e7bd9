import { type Resource, permissionCode } from '@lattice/api/resource';
import { oss } from '@lattice/api/resources/blade-resource/oss';
import { type ProviderAnswer, tryStorage } from '@lattice/api/tools';
import { type CrudAction, type CrudMenu, CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { PlugZap } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { wordWidth } from '../../base/wordWidth.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { useCodes } from '../../session/useCodes.ts';

const AnswerDialog = lazyPart(async () => (await import('../../features/develop/AnswerDialog.tsx')).AnswerDialog);

const none: readonly (CrudAction | CrudMenu)[] = [];

function Storages({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const register = useRegister(definition);
  const { abilities } = useSnapshot(session);
  const mayTry = useCodes()?.has(permissionCode(oss, 'enable')) === true && abilities.includes('tools');
  const [came, setCame] = useState<{ name: string; answer: ProviderAnswer } | null>(null);
  const { crudActions = none } = register;
  const actions = useMemo((): (CrudAction | CrudMenu)[] => {
    const test: CrudAction = {
      id: 'try',
      label: t`测试连接`,
      icon: PlugZap,
      scope: 'row',
      changesRows: false,
      run: async ([row]) => {
        try {
          const answer = await tryStorage(transport, row?.id ?? '');
          setCame({ name: String(row?.ossCode), answer });
        } catch (error) {
          throw new Error(errorText(error), { cause: error });
        }
      },
    };
    return mayTry ? [test, ...crudActions] : [...crudActions];
  }, [crudActions, mayTry, t]);
  return (
    <>
      <CrudTable {...register} crudActions={actions} shownActions={4} actionsWidth={wordWidth(270)} />
      {came && <AnswerDialog {...came} of="storage" onClose={() => setCame(null)} />}
    </>
  );
}

/** 对象存储: where uploaded files go, each to be tried out and one to be used. */
export const Oss = () => <PlainScreen path="blade-resource/oss" List={Storages} />;
