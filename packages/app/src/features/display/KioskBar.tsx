import { Icon } from '@lattice/ui/Icon';
import { IconButton } from '@lattice/ui/IconButton';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { useGo, usePathname } from '../../navigation/Address.tsx';
import { bar } from './display.css.ts';
import { kioskAct, sceneFrom } from './kioskKeys.ts';

/** How long a scene is shown before the next one. */
const STAY_MS = 60_000;

/** Whether the tour rests; each scene draws the bar anew. */
const tour = proxy({ isPaused: false });

const pause = () => {
  tour.isPaused = !tour.isPaused;
};

/** The tour of a wall through its scenes: goes on by itself, and obeys buttons and the keys of a remote control. */
export function KioskBar({ scenes }: { scenes: readonly string[] }) {
  const { t } = useLingui();
  const go = useGo();
  const pathname = usePathname();
  const { isPaused } = useSnapshot(tour);
  const total = scenes.length;
  const shown = scenes.indexOf(pathname) + 1;
  useEffect(() => {
    const step = (by: 1 | -1) => go(sceneFrom(scenes, pathname, by), { replace: true });
    const press = (event: KeyboardEvent) => {
      const act = kioskAct(event.key);
      if (act === undefined) return;
      event.preventDefault();
      if (act === 'pause') pause();
      else step(act === 'next' ? 1 : -1);
    };
    document.addEventListener('keydown', press);
    const timer = isPaused || scenes.length < 2 ? undefined : setInterval(() => step(1), STAY_MS);
    return () => {
      document.removeEventListener('keydown', press);
      clearInterval(timer);
    };
  }, [scenes, pathname, isPaused, go]);
  if (total < 2) return null;
  return (
    <div className={bar}>
      <IconButton
        size="small"
        label={t`上一个画面`}
        onPress={() => go(sceneFrom(scenes, pathname, -1), { replace: true })}
      >
        <Icon of={ChevronLeft} />
      </IconButton>
      <IconButton size="small" label={isPaused ? t`继续轮播` : t`暂停轮播`} onPress={pause}>
        <Icon of={isPaused ? Play : Pause} />
      </IconButton>
      <IconButton
        size="small"
        label={t`下一个画面`}
        onPress={() => go(sceneFrom(scenes, pathname, 1), { replace: true })}
      >
        <Icon of={ChevronRight} />
      </IconButton>
      <Text tone="muted">{`${shown} / ${total}`}</Text>
    </div>
  );
}
