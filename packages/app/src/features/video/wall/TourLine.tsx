import { Button } from '@lattice/ui/Button';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import * as css from '../video.css.ts';

interface TourLineProps {
  /** How many cameras are checked. */
  count: number;
  /** Seconds that each stop takes; 0 while there is no tour. */
  seconds: number;
  onBegin: (seconds: number) => void;
  onEnd: () => void;
}

/** The tour through the cameras that are checked: how many, how fast, and its end. */
export function TourLine({ count, seconds, onBegin, onEnd }: TourLineProps) {
  const { t } = useLingui();
  return (
    <div className={css.tour}>
      <Text tone="muted">
        {count === 0 ? t`勾选要轮巡的设备，画面按窗格数依次切换。` : t`已勾选 ${count} 台，依次轮巡：`}
      </Text>
      <div className={css.line}>
        {[10, 30].map((every) => (
          <Button
            key={every}
            size="small"
            isDisabled={count === 0}
            aria-pressed={seconds === every}
            variant={seconds === every ? 'primary' : 'secondary'}
            onPress={() => (seconds === every ? onEnd() : onBegin(every))}
          >
            {t`每 ${every} 秒`}
          </Button>
        ))}
        {seconds > 0 && <Button size="small" onPress={onEnd}>{t`停止轮巡`}</Button>}
      </div>
    </div>
  );
}
