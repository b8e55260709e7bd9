import type { CrudAction } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { readableFailure } from '../../base/readableFailure.ts';
import { session } from '../../session/session.ts';

/** Roles that may remind, as the server checks. */
const ROLES = ['administrator', 'leader', 'dispatcher'];
/** States in which an event waits for somebody who handles it. */
const OPEN = ['1', '2', '3', '4'];

/** Reminds whoever holds an event; none where the person or the server cannot. */
export function useUrgeAction(): readonly CrudAction[] {
  const { t } = useLingui();
  const { abilities, user } = useSnapshot(session);
  const mayUrge =
    abilities.includes('supervision') && (user?.role_name ?? '').split(',').some((role) => ROLES.includes(role));
  return useMemo(
    (): CrudAction[] =>
      mayUrge
        ? [
            {
              id: 'urge',
              label: t`催办`,
              icon: BellRing,
              scope: ['row', 'batch'],
              isShown: ({ eventStatus }) => OPEN.includes(String(eventStatus)),
              run: async (rows) => {
                const { supervision } = await import('./calls.ts');
                const ids = rows.map(({ id }) => id).join(',');
                const { urged, skipped } = await readableFailure(supervision.urge(ids));
                if (urged > 0) toast.success(t`已提醒 ${urged} 件事件的经办人`);
                if (skipped > 0) toast.info(t`${skipped} 件没有提醒：一小时内已催办，或没有可以提醒的人`);
              },
            },
          ]
        : [],
    [mayUrge, t],
  );
}
