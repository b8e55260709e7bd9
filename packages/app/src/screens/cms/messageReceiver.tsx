import type { Resource } from '@lattice/api/resource';
import { CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useMemo, useState } from 'react';
import { type Reading, useConfirmAction } from '../../features/messages/useConfirmAction.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';

const NoticeReader = lazyPart(async () => (await import('../../features/notices/NoticeReader.tsx')).NoticeReader);

function Receivers({ definition }: { definition: Resource }) {
  const [reading, setReading] = useState<Reading | null>(null);
  const { crudActions = [], ...register } = useRegister(definition);
  const own = useConfirmAction(setReading);
  const close = () => {
    reading?.close();
    setReading(null);
  };
  const actions = useMemo(() => [...own, ...crudActions], [crudActions, own]);
  return (
    <>
      <CrudTable {...register} crudActions={actions} />
      {reading !== null && (
        <NoticeReader kind="message" item={reading.item} canOpen={false} onOpen={close} onClose={close} />
      )}
    </>
  );
}

/** 消息接收: messages with their receivers; people confirm those to them that ask for it. */
export const MessageReceiver = () => <PlainScreen path="cms/messageReceiver" List={Receivers} />;
