import { esServiceAppointmentrecord } from '@lattice/api/resources/scentre/esServiceAppointmentrecord';
import { permissionCode } from '@lattice/api/resource';
import type { CrudAction } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { Megaphone } from 'lucide-react';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { readableFailure } from '../../base/readableFailure.ts';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';
import { appointments } from './calls.ts';

const CONFIRMED = '1';
const WIDTH = 3;

/** A number as it is called: 007. */
export const numberText = (number: unknown): string => String(number).padStart(WIDTH, '0');

/** Calls who is confirmed to the counter, on the day itself; none where the person or the server cannot. */
export function useCallAction(isToday: boolean): readonly CrudAction[] {
  const { t } = useLingui();
  const { abilities } = useSnapshot(session);
  const codes = useCodes();
  const mayCall =
    isToday &&
    abilities.includes('appointments') &&
    codes?.has(permissionCode(esServiceAppointmentrecord, 'edit')) === true;
  return useMemo((): CrudAction[] => {
    if (!mayCall) return [];
    return [
      {
        id: 'call',
        label: t`叫号`,
        icon: Megaphone,
        scope: 'row',
        isNext: true,
        isShown: ({ status }) => status === CONFIRMED,
        run: async ([row]) => {
          if (row === undefined) return;
          const { callNumber } = await readableFailure(appointments.call(row.id));
          const number = numberText(callNumber);
          toast.success(t`请 ${number} 号到窗口办理`);
          await queryClient.invalidateQueries({ queryKey: ['rows', esServiceAppointmentrecord.path] });
        },
      },
    ];
  }, [mayCall, t]);
}
