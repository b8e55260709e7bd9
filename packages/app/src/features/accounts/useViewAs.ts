import { permissionCode } from '@lattice/api/resource';
import { viewAs } from '@lattice/api/resources/blade-auth/view-as';
import type { CrudAction } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { ScanEye } from 'lucide-react';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { readableFailure } from '../../base/readableFailure.ts';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';
import { beginViewAs } from '../viewAs/viewAsOther.ts';

const none: readonly CrudAction[] = [];
const IN_USE: readonly unknown[] = ['1', '2'];

/** Looks at the product as the person of a row, for those who may. */
export function useViewAs(): readonly CrudAction[] {
  const { t } = useLingui();
  const codes = useCodes();
  const { abilities, user } = useSnapshot(session);
  const isOffered = abilities.includes('viewAs') && codes?.has(permissionCode(viewAs, 'view-as')) === true;
  const own = user?.user_id;
  return useMemo(
    () =>
      isOffered
        ? [
            {
              id: 'view-as',
              label: t`以此身份查看`,
              icon: ScanEye,
              scope: 'row',
              changesRows: false,
              isShown: ({ id, status }) => id !== own && IN_USE.includes(status),
              confirm: ([row]) => ({
                title: t`以“${String(row?.name ?? '')}”的身份查看？`,
                action: t`开始查看`,
                children: t`您会看到此人的菜单和数据，最多 30 分钟。其间只能看，不能修改、导出或查看明文；开始和结束都会记入审计日志。`,
              }),
              run: async ([row]) => {
                if (row !== undefined) await readableFailure(beginViewAs(row.id));
              },
            },
          ]
        : none,
    [isOffered, own, t],
  );
}
