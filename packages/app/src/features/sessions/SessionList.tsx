import type { OpenSession } from '@lattice/api/resources/blade-auth/session';
import { Button } from '@lattice/ui/Button';
import { Stack } from '@lattice/ui/Stack';
import { Tag } from '@lattice/ui/Tag';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { sceneNames } from '../display/sceneNames.ts';
import { deviceName } from './deviceName.ts';
import { list, row, words } from './SessionList.css.ts';

interface SessionListProps {
  sessions: readonly OpenSession[];
  /** Ends one session, or all others without an id. */
  end: (id?: string) => Promise<unknown>;
  /** The word on the button that ends them all. */
  endAll: string;
  /** Called behind each attempt. */
  onEnded: () => Promise<unknown>;
}

/** Where somebody is signed in, and a way to end each of these sessions. */
export function SessionList({ sessions, end, endAll, onEnded }: SessionListProps) {
  const { t, i18n } = useLingui();
  const [pending, setPending] = useState<string | null>(null);
  const press = async (id?: string) => {
    setPending(id ?? '');
    try {
      await end(id);
      toast.success(t`登录已结束`);
    } catch (reason) {
      toast.error(errorText(reason));
    }
    await onEnded();
    setPending(null);
  };
  return (
    <Stack>
      <ul className={list}>
        {sessions.map(({ id, userAgent, address, created, lastSeen, isCurrent, scenes = '', until = '' }, at) => {
          const shown = scenes.split(',').flatMap((scene) => (sceneNames[scene] ? [i18n._(sceneNames[scene])] : []));
          const browser = deviceName(userAgent);
          const device = shown.length === 0 ? browser : t`投屏（${shown.join('、')}，至 ${until}）：${browser}`;
          return (
            <li key={id || `#${at}`} className={row}>
              <div className={words}>
                <Text weight="bold">{device}</Text>
                <Text as="p" size="small" tone="muted">{t`${address}，${created} 登录，最近使用 ${lastSeen}`}</Text>
              </div>
              {isCurrent ? (
                <Tag tone="success">{t`本次登录`}</Tag>
              ) : (
                <Button
                  size="small"
                  isPending={pending === id}
                  onPress={() => void press(id)}
                  aria-label={t`结束 ${device} 的登录`}
                >{t`结束`}</Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button isPending={pending === ''} onPress={() => void press()}>
            {endAll}
          </Button>
        </div>
      )}
    </Stack>
  );
}
