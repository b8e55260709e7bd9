import { event } from '@lattice/api/resources/event/event';
import { CameraTile } from '@lattice/ui/CameraTile';
import { DemoCamera } from '@lattice/ui/DemoCamera';
import { useInSight } from '@lattice/ui/useInSight';
import { Icon } from '@lattice/ui/Icon';
import { IconButton } from '@lattice/ui/IconButton';
import { LiveVideo } from '@lattice/ui/LiveVideo';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { Camera as CameraIcon, FileWarning } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { mayReport } from '../event/reportForm.ts';
import { session } from '../../session/session.ts';
import { pictureOfVideo } from './pictureOfVideo.ts';
import { reportSnapshot } from './reportSnapshot.ts';
import { saveSnapshot } from './saveSnapshot.ts';
import { useCamera } from './useCamera.ts';

interface CameraViewProps {
  id: string;
  name: string;
  /** Buttons beside the name; default none. */
  children?: ReactNode;
}

/** The picture of a camera while it is in sight, with the name of who watches on it. */
export function CameraView({ id, name, children }: CameraViewProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const [ref, isSeen] = useInSight<HTMLDivElement>();
  const drawn = useRef<HTMLCanvasElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { state, tried, move, ways, round, onPlay, retry } = useCamera(id, isSeen);
  const watcher = user?.real_name ?? '';
  const taken = (act: (picture: HTMLCanvasElement) => Promise<void>) => {
    const picture = drawn.current ?? (video.current && pictureOfVideo(video.current, [name, watcher]));
    if (picture !== null) act(picture).catch((error: unknown) => toast.error(errorText(error)));
  };
  const tools = (
    <>
      {state === 'live' && (
        <>
          <IconButton size="small" label={t`保存截图`} onPress={() => taken(async (one) => saveSnapshot(one, name))}>
            <Icon of={CameraIcon} size="16px" />
          </IconButton>
          {mayReport(event, user?.role_name ?? '') && (
            <IconButton
              size="small"
              label={t`截图上报事件`}
              onPress={() => taken(async (one) => reportSnapshot(one, { id, name }))}
            >
              <Icon of={FileWarning} size="16px" />
            </IconButton>
          )}
        </>
      )}
      {children}
    </>
  );
  return (
    <CameraTile ref={ref} name={name} state={state} tried={tried} onRetry={retry} tools={tools}>
      {move && <DemoCamera ref={drawn} seed={id} name={name} move={move} watcher={watcher} />}
      {ways.length > 0 && (
        <LiveVideo key={round} ref={video} name={name} ways={ways} watcher={watcher} onState={onPlay} />
      )}
    </CameraTile>
  );
}
