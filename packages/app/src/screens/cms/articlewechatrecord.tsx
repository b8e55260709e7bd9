import type { Resource } from '@lattice/api/resource';
import { CrudTable } from '@lattice/ui/CrudTable';
import { Stack } from '@lattice/ui/Stack';
import { useMemo } from 'react';
import { GatewayNote } from '../../features/messages/GatewayNote.tsx';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { ofRecords, useRecallAction } from '../../features/wechat/useRecallAction.ts';

function Records({ definition }: { definition: Resource }) {
  const { crudActions = [], ...register } = useRegister(definition);
  const recall = useRecallAction(ofRecords);
  const actions = useMemo(() => [...crudActions, ...recall], [crudActions, recall]);
  return (
    <Stack gap="md">
      <GatewayNote />
      <CrudTable {...register} crudActions={actions} />
    </Stack>
  );
}

/** 微信群发记录: what became of each sending, from which a message that was sent is taken back. */
export const Articlewechatrecord = () => <PlainScreen path="cms/articlewechatrecord" List={Records} />;
