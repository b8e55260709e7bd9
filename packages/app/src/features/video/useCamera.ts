import { thrid } from '@lattice/api/resources/project/thrid';
import type { CameraMove } from '@lattice/ui/DemoCamera';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { cameras } from './cameras.ts';

/** Milliseconds after which an address is asked for anew; it is good for two minutes. */
const RENEW = 100_000;
/** Milliseconds between two looks at what a camera does. */
const LOOK = 1000;

const pictureKey = (id: string) => ['camera', id, 'picture'] as const;

/** Looks at once at what a camera does. */
export const lookAgain = (id: string): void => void queryClient.invalidateQueries({ queryKey: pictureKey(id) });

/** The stream of a camera while it is in sight, and how it is in words. */
export function useCamera(id: string, isSeen: boolean) {
  const { t } = useLingui();
  const stream = useQuery({
    queryKey: ['camera', id, 'stream'],
    queryFn: ({ signal }) => client(thrid).cameraPreview({ id }, { signal }),
    enabled: isSeen,
    staleTime: RENEW / 2,
    refetchInterval: RENEW,
    retry: false,
  });
  const { url = '', protocol = '', platform = '' } = stream.data ?? {};
  const isDemo = protocol === 'demo';
  const picture = useQuery({
    queryKey: pictureKey(id),
    queryFn: async (): Promise<CameraMove> => ({ ...(await cameras.picture(url)), at: performance.now() }),
    enabled: isSeen && isDemo,
    refetchInterval: LOOK,
    retry: false,
  });
  const retry = () => {
    void stream.refetch();
    if (isDemo) void picture.refetch();
  };
  const lost = stream.error ?? picture.error;
  if (lost !== null) return { state: 'lost', tried: t`已尝试：${errorText(lost)}`, move: undefined, retry } as const;
  if (stream.data !== undefined && !isDemo)
    return {
      state: 'lost',
      tried: t`已尝试：从${platform === '' ? t`流地址` : platform}取得画面，本系统不能播放这种画面`,
      move: undefined,
      retry,
    } as const;
  return {
    state: picture.data === undefined ? 'connecting' : 'live',
    tried: t`正在向${platform === '' ? t`视频平台` : platform}请求画面`,
    move: picture.data,
    retry,
  } as const;
}
