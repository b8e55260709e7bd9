import { Select } from '@lattice/ui/Select';
import { Tree, type TreeData } from '@lattice/ui/Tree';
import { useLingui } from '@lingui/react/macro';
import { Camera as CameraIcon, CameraOff, MapPin } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type Camera, isOnline } from './cameras.ts';
import { devices, treeHeight } from './video.css.ts';

interface CameraTreeProps {
  cameras: readonly Camera[];
  /** Ids of the cameras of the tour. */
  tour: ReadonlySet<string>;
  onTour: (ids: ReadonlySet<string>) => void;
  /** Called with the camera that is pressed. */
  onOpen: (id: string) => void;
}

/** Prefix of the ids of places, which are no cameras. */
const PLACE = 'place-';

/** The cameras by place, with those that are away told apart; checked ones are those of the tour. */
export function CameraTree({ cameras, tour, onTour, onOpen }: CameraTreeProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState('');
  const [other, away] = [t`未划分网格`, t`不在线`];
  const ids = useMemo(() => new Set(cameras.map(({ id }) => id)), [cameras]);
  const data = useMemo(() => {
    const places = new Map<string, { title: string; children: TreeData[] }>();
    for (const camera of cameras) {
      const online = isOnline(camera);
      if (shown !== '' && (shown === 'online') !== online) continue;
      const place = places.get(camera.griddingId) ?? { title: camera.griddingIdName ?? other, children: [] };
      places.set(camera.griddingId, place);
      place.children.push({
        id: camera.id,
        title: online ? camera.deviceName : `${camera.deviceName} · ${away}`,
        icon: online ? CameraIcon : CameraOff,
      });
    }
    const byAge = [...places].sort(([one], [next]) => one.localeCompare(next, 'en', { numeric: true }));
    return byAge.map(([id, { title, children }]): TreeData => ({
      id: `${PLACE}${id}`,
      title,
      icon: MapPin,
      count: children.length,
      children,
    }));
  }, [cameras, shown, other, away]);
  return (
    <div className={devices}>
      <Select
        label={t`状态`}
        labelPosition="hidden"
        isCompact
        value={shown}
        placeholder={t`全部状态`}
        options={[
          { value: 'online', label: t`在线` },
          { value: 'away', label: t`不在线` },
        ]}
        onChange={setShown}
      />
      <Tree
        label={t`监控设备`}
        data={data}
        hasSearch
        checked={tour}
        onCheck={(checked) => onTour(new Set([...checked].filter((id) => ids.has(id))))}
        onSelect={(_, { id }) => ids.has(id) && onOpen(id)}
        dragText={(id) => (ids.has(id) ? id : undefined)}
        height={treeHeight}
        empty={t`没有可以查看的监控设备`}
      />
    </div>
  );
}
