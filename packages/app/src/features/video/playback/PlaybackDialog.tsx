import { townDay, townSpan } from '@lattice/api/townTime';
import { DatePicker } from '@lattice/ui/DatePicker';
import { DayPlayer } from '@lattice/ui/DayPlayer';
import { DemoCamera } from '@lattice/ui/DemoCamera';
import { Dialog } from '@lattice/ui/Dialog';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../session/session.ts';
import { type Camera, cameras } from '../cameras.ts';
import { PlayedPart } from './PlayedPart.tsx';
import { usePlatform } from '../useCamera.ts';
import { answerOf } from '../../screen/answerOf.tsx';

const still = { pan: 0, tilt: 0, zoom: 0 };

/** What a camera recorded on a day, where its platform keeps that. */
export function PlaybackDialog({ camera, onClose }: { camera: Camera; onClose: () => void }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const [today] = useState(() => townDay());
  const [day, setDay] = useState(today);
  const { id, deviceName, direction } = camera;
  const { protocol } = usePlatform(id) ?? {};
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['camera', id, 'recordings', day],
      queryFn: () => cameras.recordings(id, day),
      retry: false,
    }),
    t`录像没有读出来`,
  );
  const { from, to } = townSpan(day);
  const move = useMemo(
    () => ({ look: { pan: direction ?? 0, tilt: 0, zoom: 1 }, turn: still, leftMs: 0, at: 0 }),
    [direction],
  );
  return (
    <Dialog title={t`${deviceName}录像回放`} width={720} isOpen isDismissable onOpenChange={onClose}>
      <Stack>
        <DatePicker label={t`日期`} value={day} onChange={(value) => setDay(value === '' ? today : value)} />
        {data === undefined && (fault ?? <Skeleton kind="rows" count={4} />)}
        {data !== undefined && protocol !== 'demo' && (
          <PlayedPart key={day} camera={camera} parts={data} watcher={user?.real_name ?? ''} />
        )}
        {data !== undefined && protocol === 'demo' && (
          <DayPlayer key={day} label={t`${deviceName}录像`} from={from} to={to} spans={data}>
            {(now) => (
              <DemoCamera seed={id} name={deviceName} move={move} moment={now} watcher={user?.real_name ?? ''} />
            )}
          </DayPlayer>
        )}
      </Stack>
    </Dialog>
  );
}
