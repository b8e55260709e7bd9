import { type GridFigures, dashboard } from '@lattice/api/resources/blade-desk/dashboard';
import { Grid } from '@lattice/ui/Grid';
import { StatCard } from '@lattice/ui/StatCard';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, ClockAlert, House, Siren, Users } from 'lucide-react';
import { useState } from 'react';
import { trailTo } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { client } from '../../session/client.ts';
import { eventsOf } from './eventsOf.ts';
import { group, label } from './home.css.ts';
import { useUnits } from './useUnits.ts';

/**
 * The figures of the person's grids; a dash where the server knows none, and no card for a register that the person may
 * not read.
 */
export function Figures() {
  const { t } = useLingui();
  const { data: menu = [] } = useMenu();
  const { data } = useQuery<GridFigures>({
    queryKey: ['figures'],
    queryFn: ({ signal }) => client(dashboard).info(undefined, { signal }),
    staleTime: 60_000,
  });
  const units = useUnits();
  const [ways] = useState(() => eventsOf(new Date()));
  const to = (path: string, href = path) => (trailTo(menu, path).length > 0 ? { href } : {});
  const title = data === undefined || data.gridName === '' ? t`辖区概况` : t`我的网格：${data.gridName}`;
  const cards = [
    { name: t`登记人口`, value: data?.population, icon: Users, way: to('/source/populationinfo') },
    { name: t`登记房屋`, value: data?.houses, icon: House, way: to('/source/houseinfo') },
    {
      name: t`今日上报`,
      value: data?.todayEvents,
      unit: units.events(data?.todayEvents ?? 0),
      icon: CalendarPlus,
      way: to('/event/event', ways.today),
    },
    {
      name: t`未办结事件`,
      value: data?.openEvents,
      unit: units.events(data?.openEvents ?? 0),
      icon: Siren,
      way: to('/event/event', ways.open),
    },
    {
      name: t`超期事件`,
      value: data?.overdueEvents,
      unit: units.events(data?.overdueEvents ?? 0),
      icon: ClockAlert,
      way: to('/event/event', ways.overdue),
    },
  ].flatMap(({ value, ...card }) => (value === null ? [] : [{ ...card, value }]));
  if (cards.length === 0) return null;
  return (
    <section className={group} aria-label={title}>
      <h2 className={label}>{title}</h2>
      <Grid columns={{ xs: 2, sm: 3, lg: 5 }} gap="md">
        {cards.map(({ name, way, ...card }) => (
          <StatCard key={name} label={name} {...card} {...way} />
        ))}
      </Grid>
    </section>
  );
}
