import type { Resource } from '@lattice/api/resource';
import { CrudTable } from '@lattice/ui/CrudTable';
import { Stack } from '@lattice/ui/Stack';
import { useMemo } from 'react';
import { GatewayNote } from '../../features/messages/GatewayNote.tsx';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useMassAction } from '../../features/wechat/useMassAction.tsx';
import { useRecallAction } from '../../features/wechat/useRecallAction.ts';

function Drafts({ definition }: { definition: Resource }) {
  const { crudActions = [], ...register } = useRegister(definition);
  const { action, window } = useMassAction();
  const recall = useRecallAction();
  const actions = useMemo(() => [action, ...crudActions, ...recall], [action, crudActions, recall]);
  return (
    <Stack gap="md">
      <GatewayNote />
      <CrudTable {...register} crudActions={actions} />
      {window}
    </Stack>
  );
}

/** 微信群发: drafts for WeChat accounts, looked at on a phone, tried with some followers, and sent by somebody else. */
export const Articlewechatmass = () => <PlainScreen path="cms/articlewechatmass" List={Drafts} />;
