import type { Resource } from '@lattice/api/resource';
import { type CrudAction, CrudTable, type CrudTableProps, type DataSource } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useMemo, useState } from 'react';
import { useRegister } from '../register/RegisterTable.tsx';
import { type Reading, useConfirmAction } from './useConfirmAction.ts';

const NoticeReader = lazyPart(async () => (await import('../notices/NoticeReader.tsx')).NoticeReader);
const none: readonly CrudAction[] = [];

interface ReceiversProps extends Pick<CrudTableProps, 'defaults'> {
  definition: Resource;
  /** Calls that the register makes in its own way; keep the same between renders. */
  overrides?: Partial<DataSource>;
  /** Further actions of the list; keep the same between renders. */
  actions?: readonly CrudAction[];
}

/** Messages with their receivers; people confirm those to them that ask for it. */
export function Receivers({ definition, overrides, actions = none, ...rest }: ReceiversProps) {
  const [reading, setReading] = useState<Reading | null>(null);
  const { crudActions = [], ...register } = useRegister(definition, overrides);
  const own = useConfirmAction(setReading);
  const close = () => {
    reading?.close();
    setReading(null);
  };
  const all = useMemo(() => [...own, ...actions, ...crudActions], [actions, crudActions, own]);
  return (
    <>
      <CrudTable {...register} {...rest} crudActions={all} />
      {reading !== null && (
        <NoticeReader kind="message" item={reading.item} canOpen={false} onOpen={close} onClose={close} />
      )}
    </>
  );
}
