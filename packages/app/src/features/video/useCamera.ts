import type { CameraFrame } from '@lattice/api/cameraCalls';
import { type DeviceStream, thrid } from '@lattice/api/resources/project/thrid';
import { wayOf } from '@lattice/api/streamWays';
import type { CameraMove } from '@lattice/ui/DemoCamera';
import { useLingui } from '@lingui/react/macro';
import type { VideoState, VideoWay } from '@lattice/ui/LiveVideo';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { cameras } from './cameras.ts';

/** Milliseconds after which an address is asked for anew; it is good for two minutes. */
const RENEW = 100_000;
/** Milliseconds between two looks at what a camera does. */
const LOOK = 1000;

const pictureKey = (id: string) => ['camera', id, 'picture'] as const;

const played: readonly VideoWay['protocol'][] = ['whep', 'flv', 'hls'];

/** The ways by which browsers play a stream; by its address where the server names none. */
export function waysOf({ url, ways }: Pick<DeviceStream, 'url' | 'ways'>): VideoWay[] {
  const known = ways ?? [wayOf(url)].filter((way) => way !== null);
  return known.flatMap(({ protocol: named, url: address }) => {
    const protocol = played.find((one) => one === named);
    return protocol === undefined ? [] : [{ protocol, url: address }];
  });
}

/** Looks at once at what a camera does. */
export const lookAgain = (id: string): void => void queryClient.invalidateQueries({ queryKey: pictureKey(id) });

/** What a camera does, as of when that was told. */
const moveOf = (frame: CameraFrame): CameraMove => ({ ...frame, at: performance.now() });

const streamOf = (id: string) =>
  queryOptions({
    queryKey: ['camera', id, 'stream'],
    queryFn: async ({ signal }) => {
      const stream = await client(thrid).cameraPreview({ id }, { signal });
      const { protocol, frame } = stream;
      if (protocol === 'demo' && frame) queryClient.setQueryData(pictureKey(id), moveOf(frame));
      return stream;
    },
    retry: false,
  });

/** What is known of the stream of a camera; it is asked for by the picture alone. */
export const useStream = (id: string) => useQuery({ ...streamOf(id), enabled: false });

/** What the platform of a camera does besides its picture, as far as it has told; undefined where it has not. */
export const usePlatform = (id: string): Pick<DeviceStream, 'can' | 'platform' | 'protocol'> | undefined =>
  useStream(id).data;

/** The stream of a camera while it is in sight, and how it is in words. */
export function useCamera(id: string, isSeen: boolean) {
  const { t } = useLingui();
  const stream = useQuery({
    ...streamOf(id),
    enabled: isSeen,
    staleTime: RENEW / 2,
    refetchInterval: RENEW,
  });
  const { url = '', protocol = '', platform = '', ways: told } = stream.data ?? {};
  const isDemo = protocol === 'demo';
  const ways = useMemo(() => waysOf({ url, ...(told && { ways: told }) }), [url, told]);
  const [play, setPlay] = useState<{ state: VideoState; tried: string }>({ state: 'connecting', tried: '' });
  const [round, setRound] = useState(0);
  const picture = useQuery({
    queryKey: pictureKey(id),
    queryFn: async () => moveOf(await cameras.picture(url)),
    enabled: isSeen && isDemo,
    // The first comes with the stream.
    staleTime: LOOK,
    refetchInterval: LOOK,
    retry: false,
  });
  const retry = () => {
    void stream.refetch();
    if (isDemo) void picture.refetch();
    setRound((count) => count + 1);
  };
  const from = platform === '' ? t`流地址` : platform;
  const said = {
    ways: isSeen ? ways : [],
    round,
    onPlay: (state: VideoState, tried: string) => setPlay({ state, tried }),
    retry,
  };
  const lost = stream.error ?? picture.error;
  if (lost !== null)
    return { ...said, ways: [], state: 'lost', tried: t`已尝试：${errorText(lost)}`, move: undefined } as const;
  if (stream.data !== undefined && !isDemo && ways.length > 0)
    return {
      ...said,
      state: isSeen ? play.state : 'connecting',
      tried: play.tried === '' ? t`正在从${from}取得画面` : t`已从${from}尝试：${play.tried}`,
      move: undefined,
    } as const;
  if (stream.data !== undefined && !isDemo)
    return {
      ...said,
      state: 'lost',
      tried: t`已尝试：从${from}取得画面，本系统不能播放这种画面`,
      move: undefined,
    } as const;
  return {
    ...said,
    state: picture.data === undefined ? 'connecting' : 'live',
    tried: t`正在向${platform === '' ? t`视频平台` : platform}请求画面`,
    move: picture.data,
  } as const;
}
