import type { Id } from '@lattice/api/field';
import { permissionCode } from '@lattice/api/resource';
import { messageMain } from '@lattice/api/resources/cms/messageMain';
import type { CrudAction, CrudRow } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo, useState } from 'react';
import { client } from '../../session/client.ts';
import { useCodes } from '../../session/useCodes.ts';
import type { ChosenRecord } from '../notices/ChosenRecord.ts';
import { Receivers } from './Receivers.tsx';
import { useMessageActions } from './useMessageActions.ts';

const ReadersDialog = lazyPart(async () => (await import('../notices/ReadersDialog.tsx')).ReadersDialog);

/** An action on one message as it stands above the list of its receivers. */
const aboveList = ({ isShown: _isShown, confirm, run, ...action }: CrudAction, message: CrudRow): CrudAction => ({
  ...action,
  scope: 'toolbar',
  // The list tells when its people were reminded.
  changesRows: true,
  ...(confirm && { confirm: () => confirm([message]) }),
  run: async (_rows, how) => run([message], how),
});

interface MessageReceiversProps extends Omit<ComponentProps<typeof Receivers>, 'actions'> {
  /** Id of the message. */
  of: Id;
}

/** The receivers of one message, and what its sender does with it: see who has read and confirmed it, remind others. */
export function MessageReceivers({ of, ...list }: MessageReceiversProps) {
  const [chosen, setChosen] = useState<ChosenRecord | null>(null);
  const codes = useCodes();
  const own = useMessageActions(setChosen);
  const { data: message } = useQuery({
    queryKey: ['rows', messageMain.path, 'detail', of],
    queryFn: async (): Promise<CrudRow> => ({ ...(await client(messageMain).detail(of)) }),
    enabled: codes?.has(permissionCode(messageMain, 'edit')) === true,
    retry: false,
  });
  const actions = useMemo(
    () =>
      message === undefined
        ? []
        : own.filter(({ isShown }) => isShown?.(message) !== false).map((action) => aboveList(action, message)),
    [message, own],
  );
  return (
    <>
      <Receivers {...list} actions={actions} />
      {chosen && <ReadersDialog path={messageMain.path} chosen={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
