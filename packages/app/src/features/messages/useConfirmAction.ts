import type { InboxItem } from '@lattice/api/resources/blade-desk/inbox';
import type { CrudAction } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';

/** A message that is read, and what its list waits for: that its reader is closed. */
export interface Reading {
  item: InboxItem;
  close: () => void;
}

/** Opens a message to the person that asks for a receipt, to read and confirm it. Keep `onOpen` the same. */
export function useConfirmAction(onOpen: (reading: Reading) => void): readonly CrudAction[] {
  const { t } = useLingui();
  const { abilities, user } = useSnapshot(session);
  return useMemo(() => {
    if (!abilities.includes('messages')) return [];
    return [
      {
        id: 'confirm',
        label: t`回执`,
        icon: MailCheck,
        scope: 'row',
        isNext: true,
        isShown: ({ needReply, replyTime, receiverUserId }) =>
          Number(needReply) === 1 && (replyTime ?? '') === '' && receiverUserId === user?.user_id,
        run: async ([row]) => {
          if (row === undefined) return;
          const item = {
            id: row.id,
            title: String(row.messageTitle ?? ''),
            detail: '',
            time: String(row.sendTime ?? '').slice(0, 16),
            isRead: row.readStatus === '1',
            link: '',
          };
          await new Promise<void>((close) => onOpen({ item, close }));
        },
      },
    ];
  }, [abilities, onOpen, t, user]);
}
