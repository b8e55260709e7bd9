import { noticeCalls } from '@lattice/api/noticeCalls';
import { permissionCode } from '@lattice/api/resource';
import { notice } from '@lattice/api/resources/blade-desk/notice';
import type { CrudAction } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { BellRing, Users } from 'lucide-react';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { readableFailure } from '../../base/readableFailure.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { useCodes } from '../../session/useCodes.ts';
import type { ChosenRecord } from './ChosenRecord.ts';

/** What its keepers do with a notice: see who has read it, and remind the others. Keep `onReaders` the same. */
export function useNoticeActions(onReaders: (chosen: ChosenRecord) => void): readonly CrudAction[] {
  const { t } = useLingui();
  const codes = useCodes();
  const { abilities } = useSnapshot(session);
  return useMemo(() => {
    if (!abilities.includes('notices') || codes?.has(permissionCode(notice, 'edit')) !== true) return [];
    return [
      {
        id: 'readers',
        label: t`阅读情况`,
        icon: Users,
        scope: 'row',
        changesRows: false,
        run: ([row]) => {
          if (row !== undefined) onReaders({ id: row.id, title: String(row.title) });
          return Promise.resolve();
        },
      },
      {
        id: 'remind',
        label: t`提醒未读`,
        icon: BellRing,
        scope: 'row',
        changesRows: false,
        confirm: () => ({
          title: t`提醒还没有阅读的人？`,
          action: t`提醒`,
          children: t`没有阅读的人会收到一条带通知内容的消息，半小时内只能提醒一次。`,
        }),
        run: async ([row]) => {
          if (row === undefined) return;
          const { reminded } = await readableFailure(noticeCalls(transport).remind(row.id));
          toast.success(t`已提醒 ${reminded} 人`);
        },
      },
    ];
  }, [abilities, codes, onReaders, t]);
}
