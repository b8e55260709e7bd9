import type { FigureKey, Overview } from '@lattice/api/desk/overview';
import { Card } from '@lattice/ui/Card';
import { type Figure, FigureStrip } from '@lattice/ui/FigureStrip';
import { Link } from '@lattice/ui/Link';
import type { MapFeature, MapLayer } from '@lattice/ui/MapView';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { trailTo } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { eventsOf } from './eventsOf.ts';
import { figuresRoom, mapRoom, places, sectionLabel } from './home.css.ts';
import { useGo } from '../../navigation/Address.tsx';

const MapView = lazyPart(async () => (await import('@lattice/ui/MapView')).MapView);

/** How many events stand in the list beside the map. */
const LISTED = 5;
const addressOf = (id: string) => `/event/event?open=view:${id}`;

/** The condition of key persons in the register of people. */
const KEY_PERSONS = JSON.stringify(['and', ['personType', 'notnull', '1']]);

/** Figures that say something when they are zero. */
const ALWAYS: ReadonlySet<FigureKey> = new Set(['population', 'houses']);

interface AreaProps {
  /** Undefined while it comes. */
  overview: Overview | undefined;
}

/** The figures of the person's area, each the way to its list. */
export function AreaFigures({ overview }: AreaProps) {
  const { t } = useLingui();
  const { data: menu = [] } = useMenu();
  const [ways] = useState(() => eventsOf(new Date()));
  const labels: Readonly<Record<FigureKey, string>> = {
    population: t`登记人口`,
    houses: t`登记房屋`,
    keyPersons: t`重点人员`,
    openEvents: t`未办结事件`,
    overdueEvents: t`超期事件`,
    todayEvents: t`今日上报`,
    weekEvents: t`近 7 天上报`,
    weekDone: t`近 7 天办结`,
  };
  const to: Readonly<Partial<Record<FigureKey, string>>> = {
    population: '/source/populationinfo',
    houses: '/source/houseinfo',
    keyPersons: `/source/populationinfo?${new URLSearchParams({ where: KEY_PERSONS }).toString()}`,
    openEvents: ways.open,
    overdueEvents: ways.overdue,
    todayEvents: ways.today,
    weekEvents: ways.week,
  };
  const before = t`较前 7 天`;
  const figures = (overview?.figures ?? [])
    .filter(({ key }) => Object.hasOwn(labels, key))
    .filter(({ key, value, before: past }) => value > 0 || (past ?? 0) > 0 || ALWAYS.has(key))
    .map(({ key, value, before: past }): Figure => {
      const href = to[key];
      const isOpen = href !== undefined && trailTo(menu, href.replace(/\?.*/s, '')).length > 0;
      return {
        label: labels[key],
        value,
        ...(isOpen && { href }),
        ...(key === 'overdueEvents' && { tone: 'critical' }),
        ...(past !== null && { before: { value: past, label: before, isMoreBetter: key === 'weekDone' } }),
      };
    });
  // Their room is kept while they come; whoever has none gets the map in its place.
  if (overview !== undefined && figures.length === 0) return null;
  return (
    <div className={figuresRoom}>{figures.length > 0 && <FigureStrip label={t`辖区概况`} figures={figures} />}</div>
  );
}

/** A small map of the person's grids with the open events, and the same as a list. */
export function AreaMap({ overview: { events, grids } }: { overview: Overview }) {
  const { t } = useLingui();
  const go = useGo();
  const [late, open] = [t`超期`, t`未办结`];
  const layers = useMemo(
    (): readonly MapLayer[] => [
      { id: 'grids', label: '', look: 'shapes', features: grids, isNamed: true, isGround: true, isWhole: true },
      {
        id: 'events',
        label: open,
        look: 'points',
        features: events.map(({ id, title, lng, lat, isOverdue }): MapFeature => ({
          id,
          name: title,
          kind: isOverdue ? 'late' : 'open',
          geometry: { type: 'Point', coordinates: [lng, lat] },
        })),
        legend: [
          { kind: 'open', label: open, tone: 'accent' },
          { kind: 'late', label: late, tone: 'critical' },
        ],
      },
    ],
    [events, grids, open, late],
  );
  const rest = events.length - LISTED;
  return (
    <>
      <div className={mapRoom}>
        <MapView
          label={t`辖区地图：${events.length} 件未办结事件`}
          layers={layers}
          onOpen={({ id }) => go(addressOf(id))}
          hasList={false}
          hasLegend={false}
          height="220px"
        />
      </div>
      {events.length > 0 && (
        <ul className={places}>
          {events.slice(0, LISTED).map(({ id, title, isOverdue }, at) => (
            <li key={id || `#${at}`}>
              <Link href={addressOf(id)}>{title}</Link>
              {isOverdue && <span data-late>{t`超期`}</span>}
            </li>
          ))}
          {rest > 0 && <li className={sectionLabel}>{t`地图上还有 ${rest} 件`}</li>}
        </ul>
      )}
    </>
  );
}

const hasMapOf = ({ grids, events }: Overview): boolean => grids.length > 0 || events.length > 0;

/** Whether anything is known of the person's area. */
export const hasArea = (overview: Overview): boolean => overview.figures.length > 0 || hasMapOf(overview);

/** Figures and map of the person's area; its room is reserved while it comes. */
export function Area({ overview }: AreaProps) {
  const { t } = useLingui();
  const hasMap = overview === undefined || hasMapOf(overview);
  const title = t`辖区概况`;
  return (
    <section aria-label={title}>
      <Card title={overview === undefined || overview.area === '' ? title : overview.area}>
        <AreaFigures overview={overview} />
        {overview === undefined ? <div className={mapRoom} /> : hasMap && <AreaMap overview={overview} />}
      </Card>
    </section>
  );
}
