import { visualization } from '@lattice/api/resources/visualization';
import { Grid } from '@lattice/ui/Grid';
import { Page } from '@lattice/ui/Page';
import { StatCard } from '@lattice/ui/StatCard';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BellRing, ClipboardList, ClockAlert, Inbox, Mail, Siren } from 'lucide-react';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { client } from '../../session/client.ts';
import { Figures } from './Figures.tsx';
import { group, label } from './home.css.ts';
import { News } from './News.tsx';
import { useUnits } from './useUnits.ts';

/** The console: what waits for the person, in numbers, with the figures of the grids. */
export function Console() {
  const { t } = useLingui();
  const units = useUnits();
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['work-bench'],
      queryFn: ({ signal }) => client(visualization).searchWorkBench({}, { signal }),
      staleTime: 30_000,
    }),
  );
  if (fault !== null) return fault;
  const title = t`待处理工作`;
  return (
    <Page title={t`控制台`}>
      <section className={group} aria-label={title}>
        <h2 className={label}>{title}</h2>
        <Grid columns={{ xs: 2, sm: 3, lg: 6 }} gap="md">
          <StatCard label={t`待办事件`} value={data?.todoEvents} unit={units.events(data?.todoEvents)} icon={Inbox} />
          <StatCard label={t`我上报的事件`} value={data?.myEvents} unit={units.events(data?.myEvents)} icon={Siren} />
          <StatCard
            label={t`超期事件`}
            value={data?.overdueEvents}
            unit={units.events(data?.overdueEvents)}
            icon={ClockAlert}
          />
          <StatCard label={t`我的任务`} value={data?.myTasks} unit={units.tasks(data?.myTasks)} icon={ClipboardList} />
          <StatCard
            label={t`未读消息`}
            value={data?.unreadMessages}
            unit={units.items(data?.unreadMessages)}
            icon={Mail}
          />
          <StatCard label={t`设备预警`} value={data?.warnings} unit={units.items(data?.warnings)} icon={BellRing} />
        </Grid>
      </section>
      <Figures />
      <section className={group}>
        <News kind="mail" title={t`待办事项`} />
      </section>
    </Page>
  );
}
