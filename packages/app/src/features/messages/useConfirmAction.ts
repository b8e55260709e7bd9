import type { InboxItem } from '@lattice/api/resources/blade-desk/inbox';
import type { CrudAction } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';

/** Opens a message to the person that asks for a receipt, to read and confirm it. Keep `onOpen` the same. */
export function useConfirmAction(onOpen: (item: InboxItem) => void): readonly CrudAction[] {
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
        changesRows: false,
        isShown: ({ needReply, replyTime, receiverUserId }) =>
          Number(needReply) === 1 && (replyTime ?? '') === '' && receiverUserId === user?.user_id,
        run: ([row]) => {
          if (row !== undefined)
            onOpen({
              id: row.id,
              title: String(row.messageTitle ?? ''),
              detail: '',
              time: String(row.sendTime ?? '').slice(0, 16),
              isRead: row.readStatus === '1',
              link: '',
            });
          return Promise.resolve();
        },
      },
    ];
  }, [abilities, onOpen, t, user]);
}
