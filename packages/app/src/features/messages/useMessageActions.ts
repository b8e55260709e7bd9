import { remindCall } from '@lattice/api/messageCalls';
import { permissionCode } from '@lattice/api/resource';
import { messageMain } from '@lattice/api/resources/cms/messageMain';
import type { CrudAction, CrudRow } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { BellRing, Users } from 'lucide-react';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { readableFailure } from '../../base/readableFailure.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { useCodes } from '../../session/useCodes.ts';
import type { ChosenRecord } from '../notices/ChosenRecord.ts';

const SENT = '2';

const asksReceipt = ({ replyCount }: CrudRow) => (replyCount ?? '') !== '';
/** How many have not read a message, or not confirmed one that asks for it. */
const missing = (row: CrudRow) =>
  Number(row.totalCount ?? 0) - Number((asksReceipt(row) ? row.replyCount : row.readCount) ?? 0);

/**
 * What the sender does with a message that was sent: see who has read and confirmed it, and remind the others. Keep
 * `onReaders` the same.
 */
export function useMessageActions(onReaders: (chosen: ChosenRecord) => void): readonly CrudAction[] {
  const { t } = useLingui();
  const codes = useCodes();
  const { abilities } = useSnapshot(session);
  return useMemo(() => {
    if (!abilities.includes('messages') || codes?.has(permissionCode(messageMain, 'edit')) !== true) return [];
    const remind = (
      id: string,
      label: string,
      title: (count: number) => string,
      isFor: typeof asksReceipt,
    ): CrudAction => ({
      id,
      label,
      icon: BellRing,
      scope: 'row',
      changesRows: false,
      isShown: (row) => row.status === SENT && isFor(row) && missing(row) > 0,
      confirm: ([row]) => ({ title: title(row === undefined ? 0 : missing(row)), action: label }),
      run: async ([row]) => {
        if (row === undefined) return;
        const { reminded } = (await readableFailure(
          transport.send(`${messageMain.path}/${remindCall.path}`, remindCall, { id: row.id }),
        )) as { reminded: number };
        toast.success(t`已提醒 ${reminded} 人`);
      },
    });
    return [
      {
        id: 'readers',
        label: t`阅读情况`,
        icon: Users,
        scope: 'row',
        changesRows: false,
        isShown: ({ status }) => status === SENT,
        run: ([row]) => {
          if (row !== undefined) onReaders({ id: row.id, title: String(row.messageTitle) });
          return Promise.resolve();
        },
      },
      remind(
        'remind',
        t`提醒未读`,
        (count) => t`再次提醒 ${count} 个未读的人`,
        (row) => !asksReceipt(row),
      ),
      remind('remindReceipts', t`提醒回执`, (count) => t`提醒 ${count} 个还没有回执的人`, asksReceipt),
    ];
  }, [abilities, codes, onReaders, t]);
}
