import { type Box, MapView, type MapLayer, packFeatures } from '@lattice/ui/MapView';
import { useState } from 'react';
import { houses, MIDDLE, people } from '../mapTown.ts';
import { draw } from './draw.tsx';

const question = new URLSearchParams(location.search);
const zoom = Number(question.get('zoom') ?? 14);
const layers: readonly MapLayer[] = [
  {
    id: 'houses',
    label: '房屋',
    look: 'shapes',
    features: packFeatures(
      houses().map(({ id, kind, ring }) => ({
        id,
        kind,
        name: id,
        geometry: { type: 'Polygon', coordinates: [ring] },
      })),
    ),
    legend: [
      { kind: 'home', label: '住宅' },
      { kind: 'public', label: '公共建筑' },
    ],
  },
  {
    id: 'people',
    label: '人口',
    look: 'points',
    features: packFeatures(
      people().map(({ id, kind, ring: [at = MIDDLE] }) => ({
        id,
        kind,
        name: id,
        geometry: { type: 'Point', coordinates: at },
      })),
    ),
    legend: [
      { kind: 'plain', label: '常住' },
      { kind: 'key', label: '重点', tone: 'critical' },
    ],
  },
];
/** A little less than what is seen at the zoom, so that the map chooses it. */
const [across, up] = [(360 / 2 ** zoom / 256) * 600, (360 / 2 ** zoom / 256) * 250];
const start: Box = [MIDDLE[0] - across, MIDDLE[1] - up, MIDDLE[0] + across, MIDDLE[1] + up];

function TownMap() {
  return <MapView label="地图" layers={layers} start={start} height="900px" hasList={false} />;
}

/** The map with a button that opens and closes it. */
function OpenedMap() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" id="toggle" onClick={() => setOpen(!isOpen)}>
        {isOpen ? '关闭' : '打开'}
      </button>
      {isOpen && <TownMap />}
    </>
  );
}

performance.mark('data');
draw(question.has('toggle') ? <OpenedMap /> : <TownMap />);
