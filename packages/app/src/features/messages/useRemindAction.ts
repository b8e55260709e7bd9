import { remindCall } from '@lattice/api/messageCalls';
import { permissionCode } from '@lattice/api/resource';
import { messageMain } from '@lattice/api/resources/cms/messageMain';
import type { CrudAction } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { useCodes } from '../../session/useCodes.ts';

const SENT = '2';

/** Reminds those who have not read a message; offered for sent messages that somebody has not read. */
export function useRemindAction(): readonly CrudAction[] {
  const { t } = useLingui();
  const codes = useCodes();
  const { abilities } = useSnapshot(session);
  return useMemo(() => {
    if (!abilities.includes('messages') || codes?.has(permissionCode(messageMain, 'edit')) !== true) return [];
    return [
      {
        id: 'remind',
        label: t`提醒未读`,
        icon: BellRing,
        scope: 'row',
        changesRows: false,
        isShown: ({ status, totalCount, readCount }) =>
          status === SENT && Number(totalCount ?? 0) > Number(readCount ?? 0),
        confirm: ([row]) => ({
          title: t`再次提醒 ${Number(row?.totalCount ?? 0) - Number(row?.readCount ?? 0)} 个未读的人`,
          action: t`提醒未读`,
        }),
        run: async ([row]) => {
          if (row === undefined) return;
          const { reminded } = (await transport.send(`${messageMain.path}/${remindCall.path}`, remindCall, {
            id: row.id,
          })) as { reminded: number };
          toast.success(t`已提醒 ${reminded} 人`);
        },
      },
    ];
  }, [abilities, codes, t]);
}
