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

/** The figures of the person's grids; a dash where the server knows none. */
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
  return (
    <section className={group} aria-label={title}>
      <h2 className={label}>{title}</h2>
      <Grid columns={{ xs: 2, sm: 3, lg: 5 }} gap="md">
        <StatCard label={t`登记人口`} value={data?.population} icon={Users} {...to('/source/populationinfo')} />
        <StatCard label={t`登记房屋`} value={data?.houses} icon={House} {...to('/source/houseinfo')} />
        <StatCard
          label={t`今日上报`}
          value={data?.todayEvents}
          unit={units.events(data?.todayEvents)}
          icon={CalendarPlus}
          {...to('/event/event', ways.today)}
        />
        <StatCard
          label={t`未办结事件`}
          value={data?.openEvents}
          unit={units.events(data?.openEvents)}
          icon={Siren}
          {...to('/event/event', ways.open)}
        />
        <StatCard
          label={t`超期事件`}
          value={data?.overdueEvents}
          unit={units.events(data?.overdueEvents)}
          icon={ClockAlert}
          {...to('/event/event', ways.overdue)}
        />
      </Grid>
    </section>
  );
}
