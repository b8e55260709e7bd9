import { appletscale } from '@lattice/api/resources/psychological/appletscale';
import { permissionCode } from '@lattice/api/resource';
import type { CrudAction, CrudRow } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { QrCode } from 'lucide-react';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';

const PUBLISHED = '1';
const FOR_THE_PUBLIC = '2';

/** The way from a scale that is offered to the public to its link for guests, for those who may change offers. */
export function useLinkAction(onOpen: (offer: CrudRow) => void): CrudAction[] {
  const { t } = useLingui();
  const codes = useCodes();
  const { abilities } = useSnapshot(session);
  const may = abilities.includes('scaleLinks') && codes?.has(permissionCode(appletscale, 'edit')) === true;
  return useMemo(
    () =>
      may
        ? [
            {
              id: 'link',
              label: t`扫码作答`,
              icon: QrCode,
              scope: 'row',
              changesRows: false,
              isShown: ({ status, sourceType }) => status === PUBLISHED && sourceType === FOR_THE_PUBLIC,
              run: ([row]) => {
                if (row !== undefined) onOpen(row);
                return Promise.resolve();
              },
            },
          ]
        : [],
    [may, onOpen, t],
  );
}
