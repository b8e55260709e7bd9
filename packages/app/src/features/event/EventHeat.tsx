import { visualization } from '@lattice/api/resources/visualization';
import { event } from '@lattice/api/resources/event/event';
import { type MapLayer, MapView } from '@lattice/ui/MapView';
import { Skeleton } from '@lattice/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../../session/client.ts';
import type { Span } from '../report/Report.ts';
import { useGridGround } from '../scene/useGridGround.ts';
import { answerOf } from '../screen/answerOf.tsx';

const CUSTOM = '5';
const HEIGHT = '24rem';

/** Where the events of a span were reported, as a heat map. */
export function EventHeat({ span: { from, to } }: { span: Pick<Span, 'from' | 'to'> }) {
  const { t } = useLingui();
  const ground = useGridGround();
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', event.path, 'heat', from, to],
      queryFn: () => client(visualization).selectEventHeatMap({ dateType: CUSTOM, startDate: from, endDate: to }),
    }),
  );
  const layers = useMemo(
    (): readonly MapLayer[] => [
      ground,
      {
        id: 'heat',
        label: t({ message: '上报事件', context: 'count' }),
        look: 'heat',
        features: (data ?? []).map(({ lng, lat, count }) => ({
          id: `${lng},${lat}`,
          name: '',
          weight: count,
          geometry: { type: 'Point' as const, coordinates: [lng, lat] as [number, number] },
        })),
      },
    ],
    [data, ground, t],
  );
  if (fault !== null) return fault;
  if (data === undefined) return <Skeleton kind="rows" count={8} />;
  return <MapView label={t`事件热力图`} layers={layers} hasList={false} height={HEIGHT} />;
}
