import type { Resource } from '@lattice/api/resource';
import { CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useMemo, useState } from 'react';
import { useMessageActions } from '../../features/messages/useMessageActions.ts';
import type { ChosenRecord } from '../../features/notices/ChosenRecord.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';

const ReadersDialog = lazyPart(async () => (await import('../../features/notices/ReadersDialog.tsx')).ReadersDialog);

function Messages({ definition }: { definition: Resource }) {
  const { crudActions = [], ...register } = useRegister(definition);
  const [chosen, setChosen] = useState<ChosenRecord | null>(null);
  const own = useMessageActions(setChosen);
  const actions = useMemo(() => [...crudActions, ...own], [crudActions, own]);
  return (
    <>
      <CrudTable {...register} crudActions={actions} recordIn="page" />
      {chosen && <ReadersDialog path={definition.path} chosen={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

/** 消息管理: messages to many people, each with who has read and confirmed it and a reminder for the others. */
export const MessageMain = () => <PlainScreen path="cms/messageMain" List={Messages} />;
