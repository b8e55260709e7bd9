import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { Dialog } from '@lattice/ui/Dialog';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../session/client.ts';
import { CameraControl } from '../CameraControl.tsx';
import { CameraTalk } from '../CameraTalk.tsx';
import { CameraView } from '../CameraView.tsx';
import type { Camera } from '../cameras.ts';
import { PlaybackButton } from '../playback/PlaybackButton.tsx';
import * as css from '../video.css.ts';
import { answerOf } from '../../screen/answerOf.tsx';

interface CameraDialogProps {
  id: string;
  /** What stands below the picture: the head of the camera, talk, or both with what was recorded. */
  what: 'control' | 'talk' | 'all';
  onClose: () => void;
}

/** A camera in a window above a list or a map: its picture, and what can be done with it. */
export function CameraDialog({ id, what, onClose }: CameraDialogProps) {
  const { t } = useLingui();
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['point', id],
      queryFn: ({ signal }): Promise<Camera> => client(resourcesmonitor).detail(id, { signal }),
      retry: false,
    }),
    t`设备没有读出来`,
  );
  return (
    <Dialog title={data?.deviceName ?? t`监控`} width={640} isOpen isDismissable onOpenChange={onClose}>
      <Stack>
        {data === undefined && (fault ?? <Skeleton kind="rows" count={4} />)}
        {data !== undefined && (
          <>
            <div className={css.picture}>
              <CameraView id={id} name={data.deviceName} />
            </div>
            {what !== 'talk' && <CameraControl camera={data} />}
            {what !== 'control' && (
              <div className={css.line}>
                {what === 'all' && <PlaybackButton camera={data} />}
                <CameraTalk camera={data} />
              </div>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
