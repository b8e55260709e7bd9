import { permissionCode } from '@lattice/api/resource';
import { Card } from '@lattice/ui/Card';
import { DatePicker } from '@lattice/ui/DatePicker';
import { Empty } from '@lattice/ui/Empty';
import { MultiSelect } from '@lattice/ui/MultiSelect';
import { Page } from '@lattice/ui/Page';
import { Select } from '@lattice/ui/Select';
import { Skeleton } from '@lattice/ui/Skeleton';
import { TrackPlayer } from '@lattice/ui/TrackPlayer';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { question } from '../../features/report/report.css.ts';
import { type TrackKindName, trackKinds } from '../../features/tracks/trackKinds.ts';
import { leavesOf, tracksOf } from '../../features/tracks/tracksOf.ts';
import { useTracks } from '../../features/tracks/useTracks.ts';
import { useGo } from '../../navigation/Address.tsx';
import { useSearch } from '../../navigation/useSearch.ts';
import { useGridGround } from '../../features/scene/useGridGround.ts';
import { useCodes } from '../../session/useCodes.ts';

/** Phones of grid members save power: silence of half an hour is usual, and no gap yet. */
const RULE = { gap: 30 * 60_000 };

/** What is shown, from the address. */
function useChoice() {
  const go = useGo();
  const [params] = useSearch();
  const codes = useCodes();
  const kinds = (['member', 'car'] as const).filter(
    (kind) => codes?.has(permissionCode(trackKinds[kind].register, 'view')) === true,
  );
  const requested = params.get('kind');
  const who = params.get('who');
  return {
    kinds,
    kind: kinds.find((kind) => kind === requested) ?? kinds[0] ?? ('member' satisfies TrackKindName),
    day: params.get('day') ?? '',
    chosen: who === null ? null : who.split(',').filter((id) => id !== ''),
    moment: Number(params.get('at') ?? Number.NaN),
    change: (next: Readonly<Record<string, string | null>>) => {
      const changed = new URLSearchParams(params);
      for (const [name, value] of Object.entries(next)) {
        if (value === null) changed.delete(name);
        else changed.set(name, value);
      }
      go(`?${changed.toString()}`, { replace: true });
    },
  };
}

/** 轨迹回放: where grid members and patrol cars were on a day, played in one time on the map of the grids. */
export function Tracks() {
  const { t } = useLingui();
  const { kinds, kind, day: requested, chosen, moment, change } = useChoice();
  const { day, movers, shown, tracks, isComing, fault } = useTracks({ kind, day: requested, chosen });
  const ground = useGridGround();
  const layers = useMemo(() => [ground], [ground]);
  const drawn = useMemo(() => tracksOf(tracks), [tracks]);
  const leaves = useMemo(() => leavesOf(tracks, (name) => t`${name}：离开本网格`), [tracks, t]);
  const kindNames: Readonly<Record<TrackKindName, string>> = { member: t`网格员`, car: t`巡逻车` };
  return (
    <Page title={t`轨迹回放`}>
      <Card>
        <div className={question}>
          <Select
            label={t`对象`}
            value={kind}
            isClearable={false}
            options={kinds.map((one) => ({ value: one, label: kindNames[one] }))}
            onChange={(next) => change({ kind: next, who: null, at: null })}
          />
          <DatePicker
            label={t`日期`}
            value={day}
            onChange={(next) => change({ day: next || null, who: null, at: null })}
          />
          <MultiSelect
            label={kindNames[kind]}
            value={shown.map(({ id }) => id)}
            options={(movers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(next) => change({ day, who: next.join(','), at: null })}
          />
        </div>
        {fault}
        {fault === null && isComing && <Skeleton kind="rows" count={10} />}
        {fault === null && movers?.length === 0 && (
          <Empty title={t`这一天没有轨迹`} description={t`换一个日期再看。`} />
        )}
        {fault === null && !isComing && movers !== undefined && movers.length > 0 && (
          <TrackPlayer
            key={`${kind} ${day} ${shown.map(({ id }) => id).join(',')}`}
            label={t`${day} 的轨迹`}
            tracks={drawn}
            events={leaves}
            layers={layers}
            rule={RULE}
            height="min(60vh, 40rem)"
            {...(Number.isFinite(moment) && { moment })}
            onMoment={(time) => change({ day, at: String(time) })}
          />
        )}
      </Card>
    </Page>
  );
}
