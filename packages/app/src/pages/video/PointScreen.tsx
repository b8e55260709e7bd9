import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { visualization } from '@lattice/api/resources/visualization';
import { Card } from '@lattice/ui/Card';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Empty } from '@lattice/ui/Empty';
import { Link } from '@lattice/ui/Link';
import { type MapLayer, MapView } from '@lattice/ui/MapView';
import { Page } from '@lattice/ui/Page';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { errorText } from '../../base/errorText.ts';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { useGridGround } from '../../features/scene/useGridGround.ts';
import { record, recordName, recordNote, records } from '../../features/scene/scene.css.ts';
import { type Near, near } from '../../features/video/around.ts';
import { CameraControl } from '../../features/video/CameraControl.tsx';
import { CameraTalk } from '../../features/video/CameraTalk.tsx';
import { CameraView } from '../../features/video/CameraView.tsx';
import { type Camera, cameraFeature } from '../../features/video/cameras.ts';
import { PlaybackButton } from '../../features/video/playback/PlaybackButton.tsx';
import * as css from '../../features/video/video.css.ts';
import { client } from '../../session/client.ts';

/** How far around the point people and events are shown, in metres. */
const REACH = 1000;

const featuresOf = (points: readonly Near[]) =>
  points.map(({ id, name, lng, lat }) => ({
    id,
    name,
    geometry: { type: 'Point' as const, coordinates: [Number(lng), Number(lat)] as [number, number] },
  }));

function Nearby({ points, hrefOf }: { points: readonly Near[]; hrefOf: (id: string) => string }) {
  const { t } = useLingui();
  if (points.length === 0) return <Empty isLine title={t`${REACH} 米内没有`} description="" />;
  return (
    <div className={records}>
      {points.slice(0, 8).map(({ id, name, metres }) => (
        <div key={id} className={record}>
          <Link href={hrefOf(id)} className={recordName}>
            {name}
          </Link>
          <span className={recordNote}>{t`${metres} 米`}</span>
        </div>
      ))}
    </div>
  );
}

function Point({ camera }: { camera: Camera }) {
  const { t } = useLingui();
  const { id, deviceName, lng, lat, griddingId } = camera;
  const { data } = useQuery({
    queryKey: ['around', id],
    queryFn: async () => {
      const [people, events] = await Promise.all([
        client(visualization).seachMemberByType({}),
        client(visualization).seachEventByType({}),
      ]);
      return { people: near({ lng, lat }, people, REACH), events: near({ lng, lat }, events, REACH) };
    },
    refetchInterval: 60_000,
  });
  const ground = useGridGround();
  const [here, people, events] = [t`监控`, t`网格员`, t`事件`];
  const layers = useMemo(
    (): MapLayer[] => [
      ground,
      {
        id: 'events',
        label: events,
        look: 'points',
        features: featuresOf(data?.events ?? []),
        legend: [{ kind: '', label: events, glyph: '!', tone: 'critical' }],
      },
      {
        id: 'people',
        label: people,
        look: 'points',
        features: featuresOf(data?.people ?? []),
        legend: [{ kind: '', label: people, glyph: '☺', tone: 'success' }],
      },
      {
        id: 'cameras',
        label: here,
        look: 'points',
        features: [cameraFeature(camera)],
        isNamed: true,
        legend: [{ kind: '', label: here, glyph: '◉', tone: 'info' }],
      },
    ],
    [camera, data, ground, here, people, events],
  );
  return (
    <div className={css.point}>
      <div className={css.areas.picture}>
        <Card title={t`画面`}>
          <div className={css.control}>
            <div className={css.picture}>
              <CameraView id={id} name={deviceName} />
            </div>
            <CameraControl camera={camera} />
            <div className={css.line}>
              <PlaybackButton camera={camera} />
              <CameraTalk camera={camera} />
            </div>
          </div>
        </Card>
      </div>
      <div className={css.areas.map}>
        <Card title={t`周边`}>
          <MapView label={t`${deviceName}周边`} layers={layers} height={css.aroundHeight} hasList={false} />
        </Card>
      </div>
      <div className={css.areas.events}>
        <Card title={t`附近的事件`}>
          <Nearby points={data?.events ?? []} hrefOf={(one) => `/event/event?open=view:${one}`} />
        </Card>
      </div>
      <div className={css.areas.people}>
        <Card title={t`附近的网格员`}>
          <Nearby points={data?.people ?? []} hrefOf={(one) => `/grid/gridmember?open=view:${one}`} />
        </Card>
      </div>
      <div className={css.areas.place}>
        <Card title={t`点位`}>
          <Descriptions
            columns={1}
            items={[
              { label: t`安装位置`, value: camera.address },
              { label: t`所属网格`, value: camera.griddingIdName ?? griddingId },
              { label: t`国标编码`, value: camera.deviceCode },
            ]}
          />
          <div className={css.line}>
            <Link href="/dispatch/resourcesmonitor">{t`返回监控资源`}</Link>
            <Link href={`/dispatch/videoScheduling?camera=${id}`}>{t`到画面墙上查看`}</Link>
          </div>
        </Card>
      </div>
    </div>
  );
}

/** 点位调度: one camera with its picture, and who and what is around it. */
export function PointScreen() {
  const { t } = useLingui();
  const { info = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: ['point', info],
    queryFn: ({ signal }): Promise<Camera> => client(resourcesmonitor).detail(info, { signal }),
    retry: false,
  });
  if (error !== null)
    return (
      <Page title={t`点位调度`}>
        <Empty title={t`找不到这个点位`} description={errorText(error)} />
      </Page>
    );
  if (data === undefined) return <PageSkeleton />;
  return (
    <Page title={data.deviceName}>
      <Point camera={data} />
    </Page>
  );
}
