import { Link } from '@lattice/ui/Link';
import { type MapLayer, MapView } from '@lattice/ui/MapView';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { record, recordName, recordNote, records } from '../scene/scene.css.ts';
import { useGridGround } from '../scene/useGridGround.ts';
import { useWays } from '../scene/useWays.ts';
import { useWatch } from '../video/watch/useWatch.tsx';
import { type PlanThing, type RunningPlan, camerasOf, peopleOf, resourcesOf, sheltersOf } from './plan.ts';

const NONE: readonly PlanThing[] = [];

/** Whom and what a plan calls on: working groups, shelters, resources and cameras, on the map and by name. */
export function PlanThings({ plan }: { plan: RunningPlan }) {
  const { t } = useLingui();
  const wayOf = useWays();
  const { acts, dialog } = useWatch();
  const ground = useGridGround();
  const { data } = useQuery({
    queryKey: ['rows', 'project/intelligentPlan', 'things', plan.id],
    queryFn: async ({ signal }) => {
      const requested = (ids: unknown, path: string, ask: (ids: string, signal: AbortSignal) => Promise<PlanThing[]>) =>
        typeof ids !== 'string' || ids === '' || wayOf(path) === undefined ? NONE : ask(ids, signal);
      const [people, shelters, resources, cameras] = await Promise.all([
        peopleOf(plan),
        requested(plan.hedgePointIds, '/project/hedgePoints', sheltersOf),
        requested(plan.emergencyResourceIds, '/dispatch/emergencyResources', resourcesOf),
        requested(plan.monitorIds, '/dispatch/resourcesmonitor', camerasOf),
      ]);
      return { people, shelters, resources, cameras };
    },
  });
  const groups = useMemo(
    () => [
      { id: 'people', label: t`工作组`, glyph: '☺', things: data?.people ?? NONE },
      { id: 'shelters', label: t`避险点`, glyph: '⌂', things: data?.shelters ?? NONE },
      { id: 'resources', label: t`应急资源`, glyph: '✚', things: data?.resources ?? NONE },
      { id: 'cameras', label: t`监控`, glyph: '◉', things: data?.cameras ?? NONE },
    ],
    [data, t],
  );
  const layers = useMemo(
    () =>
      groups
        .filter(({ things }) => things.some(({ place }) => place !== undefined))
        .map(({ id, label, glyph, things }): MapLayer => ({
          id,
          label,
          look: 'points',
          isNamed: true,
          legend: [{ kind: '', label, glyph, tone: 'accent' }],
          ...(id === 'cameras' && { acts }),
          features: things.flatMap((thing) =>
            thing.place === undefined
              ? []
              : [
                  {
                    id: thing.id,
                    name: thing.name,
                    geometry: { type: 'Point' as const, coordinates: [...thing.place] },
                  },
                ],
          ),
        })),
    [groups, acts],
  );
  const onGround = useMemo(() => [ground, ...layers], [ground, layers]);
  return (
    <Stack gap="md">
      {dialog}
      {layers.length > 0 && <MapView label={t`预案地图`} layers={onGround} height="18rem" hasList={false} />}
      {groups.map(({ id, label, things }) =>
        things.length === 0 ? null : (
          <section key={id} aria-label={label}>
            <Text as="h3" weight="bold">{`${label} ${things.length}`}</Text>
            <ul className={records}>
              {things.map((thing) => (
                <li key={thing.id} className={record}>
                  <span className={recordName}>
                    {thing.path === '' ? (
                      thing.name
                    ) : (
                      <Link href={`${thing.path}?open=view:${thing.id}`}>{thing.name}</Link>
                    )}
                  </span>
                  <span className={recordNote}>{thing.note}</span>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </Stack>
  );
}
