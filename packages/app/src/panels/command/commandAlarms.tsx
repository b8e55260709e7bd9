import { warnManage } from '@lattice/api/resources/dispatch/warnManage';
import { AlarmStrip } from '@lattice/ui/AlarmStrip';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Alert } from '@lattice/ui/Alert';
import { errorText } from '../../base/errorText.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';
import { useRights } from '../../session/useRights.ts';
import { timePart } from '../timePart.ts';
import { useWarnings } from './command.ts';

/** Roles that begin to handle a warning, as its states name them. */
const HANDLERS: readonly string[] = ['dispatcher', 'administrator'];

/** The warnings of today that wait, until a dispatcher begins to handle them. */
export function CommandAlarms() {
  const { t } = useLingui();
  const wayOf = useWays();
  const { user } = useSnapshot(session);
  const { edit } = useRights(warnManage);
  const {
    data,
    panel: { ref },
  } = useWarnings();
  const [busy, setBusy] = useState('');
  const [fault, setFault] = useState('');
  const mayHandle = edit && (user?.role_name ?? '').split(',').some((role) => HANDLERS.includes(role));
  const list = wayOf('/dispatch/warnManage');
  const begin = async (id: string) => {
    setBusy(id);
    setFault('');
    try {
      await client(warnManage).submit({ id, status: '1' });
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setBusy('');
      await queryClient.invalidateQueries({ queryKey: ['panel', 'command'] });
    }
  };
  return (
    <section ref={ref}>
      {fault !== '' && <Alert tone="critical">{fault}</Alert>}
      <AlarmStrip
        label={t`待处置预警`}
        alarms={(data ?? []).map(({ id, warnTitle, warnLevel, address, firstWarnTime }) => ({
          id,
          title: warnTitle,
          detail: [address, timePart(firstWarnTime, 11, 16)].filter((part) => part !== '').join(' '),
          isSevere: warnLevel === '1',
          ...(list !== undefined && { href: `${list}?open=view:${id}` }),
        }))}
        busy={busy}
        acknowledgeLabel={t`开始处置`}
        {...(mayHandle && { onAcknowledge: (id: string) => void begin(id) })}
      />
    </section>
  );
}
