import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { articlewechatrecord } from '@lattice/api/resources/cms/articlewechatrecord';
import { permissionCode } from '@lattice/api/resource';
import { recallCall } from '@lattice/api/wechat/wechatCalls';
import type { CrudAction } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { readableFailure } from '../../base/readableFailure.ts';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { useCodes } from '../../session/useCodes.ts';

/** The state of a mass message that was sent. */
const SENT = '3';

/** Has WeChat delete a mass message that was sent; none where the person or the server cannot. */
export function useRecallAction(): readonly CrudAction[] {
  const { t } = useLingui();
  const { abilities } = useSnapshot(session);
  const mayRecall =
    useCodes()?.has(permissionCode(articlewechatmass, 'sendWechatMass')) === true && abilities.includes('wechat');
  return useMemo((): CrudAction[] => {
    if (!mayRecall) return [];
    return [
      {
        id: 'recall',
        label: t`撤回`,
        icon: Undo2,
        scope: 'row',
        isShown: ({ status }) => status === SENT,
        confirm: ([row]) => ({
          title: t`撤回“${String(row?.title ?? '')}”`,
          children: t`微信会删除这次群发的正文，粉丝手机上的消息卡片仍在，点开后显示已删除。撤回后不能恢复。`,
          action: t`撤回`,
          tone: 'critical',
        }),
        run: async ([row]) => {
          if (row === undefined) return;
          await readableFailure(
            transport.send(`${articlewechatmass.path}/${recallCall.path}`, recallCall, { id: row.id }),
          );
          toast.success(t`已请求撤回，微信确认后群发记录变为已删除`);
          await queryClient.invalidateQueries({ queryKey: ['rows', articlewechatrecord.path] });
        },
      },
    ];
  }, [mayRecall, t]);
}
