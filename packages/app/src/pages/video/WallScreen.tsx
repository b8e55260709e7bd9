import { Button } from '@lattice/ui/Button';
import { CameraWall, type WallSize } from '@lattice/ui/CameraWall';
import { Icon } from '@lattice/ui/Icon';
import { IconButton } from '@lattice/ui/IconButton';
import { Link } from '@lattice/ui/Link';
import { type MapLayer, MapView } from '@lattice/ui/MapView';
import { Panel } from '@lattice/ui/Panel';
import { Scene } from '@lattice/ui/Scene';
import { Select } from '@lattice/ui/Select';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { House, Maximize2, Minimize2, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { HOME } from '../../navigation/Page.ts';
import { errorText } from '../../base/errorText.ts';
import { home } from '../../features/scene/scene.css.ts';
import { useGridGround } from '../../features/scene/useGridGround.ts';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { useSceneLook } from '../../features/scene/useSceneLook.ts';
import { CameraControl } from '../../features/video/CameraControl.tsx';
import { CameraTalk } from '../../features/video/CameraTalk.tsx';
import { CameraTree } from '../../features/video/CameraTree.tsx';
import { CameraView } from '../../features/video/CameraView.tsx';
import { type Camera, cameraFeature, camerasQuery, isOnline } from '../../features/video/cameras.ts';
import type { NamedWall } from '../../features/video/namedWall.ts';
import { PlaybackButton } from '../../features/video/playback/PlaybackButton.tsx';
import { useTour } from '../../features/video/useTour.ts';
import { useWall } from '../../features/video/useWall.ts';
import {
  clearOf,
  dropOn,
  emptyWall,
  filledWith,
  putOn,
  resized,
  tourStop,
  wallSizes,
} from '../../features/video/wallLayout.ts';
import { TourLine } from '../../features/video/wall/TourLine.tsx';
import { WallNames } from '../../features/video/WallNames.tsx';
import { WallStates } from '../../features/video/wall/WallStates.tsx';
import { wallsQuery } from '../../features/video/walls.ts';
import * as css from '../../features/video/video.css.ts';

const noCameras: readonly Camera[] = [];
const noWalls: readonly NamedWall[] = [];

/** 视频监控调度: a wall of cameras, with their tree and map, and the head of the chosen one. */
export function WallScreen() {
  const { t } = useLingui();
  useSceneLook();
  const { choice, set } = useSceneFilters();
  const { data, error, refetch } = useQuery(camerasQuery);
  const cameras = data ?? noCameras;
  const online = useMemo(() => cameras.filter(isOnline).map(({ id }) => id), [cameras]);
  // Who comes for the first time sees what there is to be seen.
  const [kept, change] = useWall(data === undefined ? null : filledWith(emptyWall, online));
  const wall = kept ?? emptyWall;
  const [tour, setTour] = useState<ReadonlySet<string>>(new Set());
  const [alone, setAlone] = useState<string | null>(null);
  const [opened, setOpened] = useState('');
  const [asked, setAsked] = useState('');
  const round = useTour((stop) => change((before) => tourStop(before, [...tour], stop)));
  const requested = choice('camera');
  const { data: named = noWalls } = useQuery(wallsQuery);
  const linked = named.find(({ id }) => id === choice('wall'));
  const byId = useMemo(() => new Map(cameras.map((camera) => [camera.id, camera])), [cameras]);
  const nameOf = (id: string) => byId.get(id)?.deviceName ?? t`没有这台设备`;
  const watch = t`监控`;
  const ground = useGridGround();
  const layers = useMemo(
    (): MapLayer[] => [
      ground,
      {
        id: 'cameras',
        label: watch,
        look: 'points',
        features: cameras.map(cameraFeature),
        legend: [{ kind: '', label: watch, glyph: '◉', tone: 'info' }],
      },
    ],
    [cameras, ground, watch],
  );
  const show = (one: NamedWall) => {
    setOpened(one.id);
    setAlone(null);
    round.end();
    setTour(new Set(one.tour));
    change(() => one.wall);
    if (one.seconds > 0) round.begin(one.seconds);
  };
  // A link shows its wall once; what is changed afterwards stays.
  if (linked !== undefined && kept !== null && opened === '') show(linked);
  // So does a link to a camera.
  if (requested !== '' && kept !== null && asked === '') {
    setAsked(requested);
    change((before) => putOn(before, requested));
  }
  const open = (id: string) => {
    round.end();
    change(() => putOn(wall, id));
  };
  const shown = alone === null ? wall : { ...emptyWall, size: 1 as const, places: [alone] };
  const chosen = byId.get(alone ?? wall.places[wall.chosen] ?? '');
  const panel = {
    isLoading: data === undefined && error === null,
    ...(error !== null && { fault: errorText(error), onRetry: () => void refetch() }),
  };
  return (
    <Scene
      title={t`视频监控调度`}
      tools={
        <Link href={HOME} className={home}>
          <Icon of={House} size="16px" />
          {t`工作台`}
        </Link>
      }
      left={
        <>
          <Panel title={t`设备`} {...panel} height={360} isSteady>
            <CameraTree cameras={cameras} tour={tour} onTour={setTour} onOpen={open} />
            <TourLine count={tour.size} seconds={round.seconds} onBegin={round.begin} onEnd={round.end} />
          </Panel>
        </>
      }
      isMiddleBroad
      rightShares={['fit', 'fit', 1]}
      right={
        <>
          <Panel title={chosen === undefined ? t`云台` : chosen.deviceName}>
            {chosen === undefined ? (
              <Text tone="muted">{t`在画面墙上选择一台设备。`}</Text>
            ) : (
              <>
                <CameraControl key={chosen.id} camera={chosen} />
                <div className={css.line}>
                  <PlaybackButton key={`playback ${chosen.id}`} camera={chosen} />
                  <CameraTalk key={`talk ${chosen.id}`} camera={chosen} />
                </div>
              </>
            )}
          </Panel>
          <Panel title={t`画面墙`}>
            <WallNames
              shown={{ wall, tour: [...tour], seconds: round.seconds }}
              chosen={opened}
              onOpen={(one) => {
                set({ wall: one.id, camera: '' });
                show(one);
              }}
            />
          </Panel>
          <Panel title={t`画面状态`}>
            <WallStates ids={shown.places.slice(0, shown.size).filter((id) => id !== null)} nameOf={nameOf} />
          </Panel>
        </>
      }
    >
      <div className={css.line}>
        <Select
          label={t`窗格`}
          labelPosition="hidden"
          isCompact
          isRequired
          value={String(wall.size)}
          options={wallSizes.map((size) => ({ value: String(size), label: t`${size} 个画面` }))}
          onChange={(size) => change((before) => resized(before, Number(size) as WallSize))}
        />
        {wall.places.filter((id) => id !== null).length < wall.size && online.length > 0 && (
          <Button size="small" onPress={() => change((before) => filledWith(before, online))}>{t`放上在线设备`}</Button>
        )}
        {wall.places.some((id) => id !== null) && (
          <Button size="small" onPress={() => change((before) => ({ ...before, places: [] }))}>{t`清空画面墙`}</Button>
        )}
      </div>
      <div className={css.watch}>
        <div className={css.wall}>
          <CameraWall
            label={t`画面墙`}
            size={shown.size}
            places={shown.places}
            chosen={shown.chosen}
            nameOf={nameOf}
            onChoose={(at) => alone === null && change((before) => ({ ...before, chosen: at }))}
            onDrop={(id, at) => alone === null && byId.has(id) && change((before) => dropOn(before, id, at))}
            onClear={(at) => (alone === null ? change((before) => clearOf(before, at)) : setAlone(null))}
            fills
            render={(id, at) => (
              <CameraView id={id} name={nameOf(id)}>
                <IconButton
                  size="small"
                  label={alone === null ? t`放大` : t`还原`}
                  onPress={() => setAlone(alone === null ? id : null)}
                >
                  <Icon of={alone === null ? Maximize2 : Minimize2} size="16px" />
                </IconButton>
                {alone === null && (
                  <IconButton size="small" label={t`关闭画面`} onPress={() => change((before) => clearOf(before, at))}>
                    <Icon of={X} size="16px" />
                  </IconButton>
                )}
              </CameraView>
            )}
          />
        </div>
        <Panel title={t`位置`} {...panel} height={220}>
          <MapView
            label={t`监控位置`}
            layers={layers}
            height={css.mapHeight}
            hasList={false}
            hasLegend={false}
            onSelect={(feature) => feature && open(feature.id)}
          />
        </Panel>
      </div>
    </Scene>
  );
}
