import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ring, tour } from './home.css.ts';

interface TourProps {
  /** Called when the person is through, or has seen enough. */
  onEnd: () => void;
}

interface Place {
  top: number;
  left: number;
  width: number;
  height: number;
}

const GAP = 8;

/** Where the first visible match of a selector is; null when there is none. */
function placeOf(selector: string): Place | null {
  const found = [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .find(({ width, height }) => width > 0 && height > 0);
  return found === undefined
    ? null
    : { top: found.top - GAP, left: found.left - GAP, width: found.width + 2 * GAP, height: found.height + 2 * GAP };
}

/** Shows a new person around: a few words at each part of the frame, none of which it covers. */
export function Tour({ onEnd }: TourProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const [place, setPlace] = useState<Place | null>(null);
  const steps = [
    { at: 'nav', title: t`菜单`, words: t`左侧是您能使用的全部功能，按业务分组；点一级菜单展开下级。` },
    {
      at: 'header .lucide-bell',
      title: t`消息与通知`,
      words: t`待办、消息和通知在右上角的铃铛里，有新内容会立即提示。`,
    },
    {
      at: 'main h1, main',
      title: t`页面`,
      words: t`每个打开的页面有一个标签，切换时保留填写的内容；按 Ctrl+K 可以查找菜单和记录。`,
    },
    {
      at: 'header .lucide-palette',
      title: t`外观与账户`,
      words: t`主题、字号、语言和个人信息在右上角；离开座位时请锁屏。`,
    },
  ];
  const step = steps[at];
  const selector = step?.at ?? '';
  useEffect(() => {
    const look = () => setPlace(placeOf(selector));
    look();
    window.addEventListener('resize', look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', look);
    };
  }, [selector]);
  useEffect(() => {
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && onEnd();
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [onEnd]);
  if (step === undefined) return null;
  const isLast = at === steps.length - 1;
  return createPortal(
    <>
      {place !== null && <div className={ring} style={place} aria-hidden />}
      <div role="dialog" aria-label={t`使用导览`} className={tour}>
        <Card title={step.title}>
          <Stack>
            <Text as="p">{step.words}</Text>
            <Stack direction="row" justify="between" align="center">
              <Text tone="muted">{`${at + 1} / ${steps.length}`}</Text>
              <Stack direction="row" gap="sm">
                <Button variant="quiet" onPress={onEnd}>{t`跳过`}</Button>
                <Button key={at} variant="primary" autoFocus onPress={() => (isLast ? onEnd() : setAt(at + 1))}>
                  {isLast ? t`完成` : t`下一步`}
                </Button>
              </Stack>
            </Stack>
          </Stack>
        </Card>
      </div>
    </>,
    document.body,
  );
}
