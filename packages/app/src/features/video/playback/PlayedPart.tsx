import { townText } from '@lattice/api/townTime';
import type { Recording } from '@lattice/api/cameraCalls';
import { Button } from '@lattice/ui/Button';
import { CameraTile } from '@lattice/ui/CameraTile';
import { LiveVideo, type VideoState } from '@lattice/ui/LiveVideo';
import { Select } from '@lattice/ui/Select';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorText } from '../../../base/errorText.ts';
import { type Camera, cameras } from '../cameras.ts';
import { waysOf } from '../useCamera.ts';
import { picture } from '../video.css.ts';

interface PlayedPartProps {
  camera: Camera;
  /** What it recorded on the day, in order. */
  parts: readonly Recording[];
  /** Who watches, written on the picture. */
  watcher: string;
}

const clock = (time: number) => townText(new Date(time)).slice(11);

/** Parts of what a camera recorded, played by its platform one after the other. */
export function PlayedPart({ camera, parts, watcher }: PlayedPartProps) {
  const { t } = useLingui();
  const { id, deviceName } = camera;
  const [at, setAt] = useState(0);
  const [play, setPlay] = useState<{ state: VideoState; tried: string }>({ state: 'connecting', tried: '' });
  const part = parts[at];
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['camera', id, 'playback', part?.from, part?.to],
    queryFn: () => cameras.playback(id, part?.from ?? 0, part?.to ?? 0),
    enabled: part !== undefined,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const ways = useMemo(() => (data === undefined ? [] : waysOf({ url: '', ways: data.ways ?? [] })), [data]);
  if (part === undefined) return <Text tone="muted">{t`这一天没有录像。`}</Text>;
  const go = (next: number) => {
    setPlay({ state: 'connecting', tried: '' });
    setAt(next);
  };
  const lost = error !== null || (data !== undefined && ways.length === 0);
  return (
    <Stack>
      <Stack direction="row" align="end" wrap>
        <Select
          label={t`录像段`}
          isRequired
          isCompact
          value={String(at)}
          options={parts.map(({ from, to }, index) => ({ value: String(index), label: `${clock(from)}–${clock(to)}` }))}
          onChange={(value) => go(Number(value))}
        />
        <Button isDisabled={at === 0} onPress={() => go(at - 1)}>{t`上一段`}</Button>
        <Button isDisabled={at + 1 >= parts.length} onPress={() => go(at + 1)}>{t`下一段`}</Button>
      </Stack>
      <div className={picture}>
        <CameraTile
          name={deviceName}
          state={lost ? 'lost' : play.state}
          tried={error === null ? play.tried : t`已尝试：${errorText(error)}`}
          onRetry={() => void refetch()}
        >
          {ways.length > 0 && (
            <LiveVideo
              key={dataUpdatedAt}
              name={deviceName}
              ways={ways}
              watcher={watcher}
              onState={(state, tried) => setPlay({ state, tried })}
            />
          )}
        </CameraTile>
      </div>
    </Stack>
  );
}
