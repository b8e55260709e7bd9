import type { Resource } from '@lattice/api/resource';
import { CrudTable } from '@lattice/ui/CrudTable';
import { useMemo } from 'react';
import { useRemindAction } from '../../features/messages/useRemindAction.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';

function Messages({ definition }: { definition: Resource }) {
  const { crudActions = [], ...register } = useRegister(definition);
  const remind = useRemindAction();
  const actions = useMemo(() => [...crudActions, ...remind], [crudActions, remind]);
  return <CrudTable {...register} crudActions={actions} recordIn="page" />;
}

/** 消息管理: messages to many people, each with who has read it and a reminder for those who have not. */
export const MessageMain = () => <PlainScreen path="cms/messageMain" List={Messages} />;
