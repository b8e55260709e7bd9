import { setting } from '@lattice/api/resources/blade-desk/setting';
import { Select } from '@lattice/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { browserStore } from '../../base/browserStore.ts';
import { client } from '../../session/client.ts';
import { gate, openGate } from '../../session/gate.ts';
import { IDLE_LOCK, IDLE_MINUTES } from '../../features/lock/idleLock.ts';

/** After how many minutes without work the screen locks itself. */
export function IdleLock() {
  const { t } = useLingui();
  const most = useSnapshot(gate).ways?.idleMinutes ?? 0;
  const [minutes, setMinutes] = useState(() => browserStore.read(IDLE_LOCK) ?? '0');
  useEffect(() => void openGate(), []);
  const choose = (value: string) => {
    setMinutes(value);
    browserStore.write(IDLE_LOCK, value === '0' ? null : value);
    void client(setting)
      .submit({ [IDLE_LOCK]: value })
      .catch(() => null);
  };
  return (
    <Select
      label={t`无人操作多久后锁屏`}
      isRequired
      options={[
        { value: '0', label: most === 0 ? t`不自动锁屏` : t`${most} 分钟（单位要求）` },
        ...IDLE_MINUTES.filter((count) => most === 0 || count < most).map((count) => ({
          value: String(count),
          label: t`${count} 分钟`,
        })),
      ]}
      value={most > 0 && Number(minutes) >= most ? '0' : minutes}
      onChange={choose}
      description={t`没有设置锁屏密码时，用登录密码解锁。`}
    />
  );
}
