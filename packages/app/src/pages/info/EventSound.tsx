import { Switch } from '@lattice/ui/Switch';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { browserStore } from '../../base/browserStore.ts';
import { EVENT_SOUND, watchEvents } from '../../features/notices/followEvents.ts';
import { EVENT_TONES } from '../../features/sound/eventSound.ts';
import { playTones } from '../../features/sound/playTones.ts';

/** Whether this browser sounds when an event comes to the person; switching it on lets the person hear it. */
export function EventSound() {
  const { t } = useLingui();
  const [isOn, setOn] = useState(() => browserStore.read(EVENT_SOUND) === 'on');
  const choose = (next: boolean) => {
    setOn(next);
    browserStore.write(EVENT_SOUND, next ? 'on' : null);
    if (!next) return;
    watchEvents();
    playTones(EVENT_TONES);
  };
  return (
    <Switch
      label={t`有新事件待办时响一声`}
      value={isOn}
      onChange={choose}
      onText={t`响`}
      offText={t`不响`}
      description={t`只在这台设备的这个浏览器上；同时来多件也只响一声，音量很轻。`}
    />
  );
}
