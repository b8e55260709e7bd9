import { type GridFigures, dashboard } from '@lattice/api/resources/blade-desk/dashboard';
import { Grid } from '@lattice/ui/Grid';
import { StatCard } from '@lattice/ui/StatCard';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, ClockAlert, House, Siren, Users } from 'lucide-react';
import { trailTo } from '../../menu/MenuEntry.ts';
import { useMenu } from '../../menu/useMenu.ts';
import { client } from '../../session/client.ts';
import { group, label } from './home.css.ts';

/** The figures of the person's grids; a dash where the server knows none. */
export function Figures() {
  const { t } = useLingui();
  const { data: menu = [] } = useMenu();
  const { data } = useQuery<GridFigures>({ queryKey: ['figures'], queryFn: ({ signal }) => client(dashboard).info(undefined, { signal }), staleTime: 60_000 });
  const to = (path: string) => (trailTo(menu, path).length > 0 ? { href: path } : {});
  const title = data === undefined || data.gridName === '' ? t`辖区概况` : t`我的网格：${data.gridName}`;
  return (
    <section className={group} aria-label={title}>
      <h2 className={label}>{title}</h2>
      <Grid columns={{ xs: 2, sm: 3, lg: 5 }} gap="md">
        <StatCard label={t`登记人口`} value={data?.population} icon={Users} {...to('/source/populationinfo')} />
        <StatCard label={t`登记房屋`} value={data?.houses} icon={House} {...to('/source/houseinfo')} />
        <StatCard label={t`今日上报`} value={data?.todayEvents} unit={t`件`} icon={CalendarPlus} {...to('/event/event')} />
        <StatCard label={t`未办结事件`} value={data?.openEvents} unit={t`件`} icon={Siren} {...to('/event/event')} />
        <StatCard label={t`超期事件`} value={data?.overdueEvents} unit={t`件`} icon={ClockAlert} {...to('/event/event')} />
      </Grid>
    </section>
  );
}
