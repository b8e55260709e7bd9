import { warnManage } from '@lattice/api/resources/dispatch/warnManage';
import { Alert } from '@lattice/ui/Alert';
import { AlarmStrip } from '@lattice/ui/AlarmStrip';
import { Button } from '@lattice/ui/Button';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { refreshCommand } from '../../features/command/command.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { lazyForm } from '../../features/definitions/lazyForm.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { useRights } from '../../session/useRights.ts';
import { timePart } from '../timePart.ts';
import { useWarnings } from './command.ts';

const WarningDesk = lazyForm(
  warnManage.path,
  async () => (await import('../../features/command/WarningDesk.tsx')).WarningDesk,
);

/** Roles that begin to handle a warning, as its states name them. */
const HANDLERS: readonly string[] = ['dispatcher', 'administrator'];

/** The warnings of today that wait, until a dispatcher begins to handle them; the desk merges them or makes events. */
export function CommandAlarms() {
  const { t } = useLingui();
  const wayOf = useWays();
  const { user } = useSnapshot(session);
  const { edit } = useRights(warnManage);
  const {
    data,
    panel: { ref, fault: refusal },
  } = useWarnings();
  const [busy, setBusy] = useState('');
  const [fault, setFault] = useState('');
  const [isOpen, setOpen] = useState(false);
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
      await refreshCommand();
    }
  };
  const all = data ?? [];
  const waiting = all.filter(({ status }) => status === '0');
  const handled = all.length - waiting.length;
  const total = all.length;
  return (
    <section ref={ref}>
      {fault !== '' && <Alert tone="critical">{fault}</Alert>}
      <AlarmStrip
        label={t`待处置预警`}
        alarms={waiting.map(({ id, warnTitle, warnLevel, address, firstWarnTime }) => ({
          id,
          title: warnTitle,
          detail: [address, timePart(firstWarnTime, 11, 16)].filter((part) => part !== '').join(' '),
          isSevere: warnLevel === '1',
          ...(list !== undefined && { href: `${list}?open=view:${id}` }),
        }))}
        calm={
          refusal ??
          (data === undefined ? t`正在取今日预警` : handled > 0 ? t`${handled} 条预警在处置` : t`没有待处置的预警`)
        }
        busy={busy}
        acknowledgeLabel={t`开始处置`}
        {...(mayHandle && {
          onAcknowledge: (id: string) => void begin(id),
          actions: total > 0 && (
            <Button size="small" onPress={() => setOpen(true)}>{t`处理今日预警（${total}）`}</Button>
          ),
        })}
      />
      {isOpen && <WarningDesk warnings={all} onClose={() => setOpen(false)} />}
    </section>
  );
}
