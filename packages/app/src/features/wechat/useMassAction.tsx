import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { permissionCode } from '@lattice/api/resource';
import type { CrudAction, CrudRow } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';

const MassDialog = lazyPart(async () => (await import('./MassDialog.tsx')).MassDialog);

/** The way to a mass message as it will stand on a phone, and its window while it is open. */
export function useMassAction(): { action: CrudAction; window: ReactNode } {
  const { t } = useLingui();
  const { abilities } = useSnapshot(session);
  const mayTest = useCodes()?.has(permissionCode(articlewechatmass, 'edit')) === true && abilities.includes('wechat');
  const [row, setRow] = useState<CrudRow | null>(null);
  const action = useMemo(
    (): CrudAction => ({
      id: 'preview',
      label: t`预览与测试`,
      icon: Smartphone,
      scope: 'row',
      changesRows: false,
      run: async ([chosen]) => setRow(chosen ?? null),
    }),
    [t],
  );
  return {
    action,
    window: row !== null && <MassDialog id={row.id} mayTest={mayTest} onClose={() => setRow(null)} />,
  };
}
