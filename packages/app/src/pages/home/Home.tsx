import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Grid } from '@lattice/ui/Grid';
import { Page } from '@lattice/ui/Page';
import { Skeleton } from '@lattice/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { ScreenFault } from '../../features/screen/ScreenFault.tsx';
import { languageTag } from '../../base/i18n.ts';
import { isSamePath, leaves } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { preferences } from '../../base/preferences.ts';
import { session } from '../../session/session.ts';
import { TOWN_TIME, partOfDay, townHour } from '../../base/partOfDay.ts';
import { Figures } from './Figures.tsx';
import { Invitation } from './Invitation.tsx';
import { News } from './News.tsx';
import { Registers } from './Registers.tsx';
import { date, greeting, group, welcome } from './home.css.ts';

/**
 * The first page: a greeting, the figures of the person's grids, what is to be done, announcements, and the registers
 * that the person may open.
 */
export function Home() {
  const { t } = useLingui();
  const { language } = useSnapshot(preferences);
  const { user } = useSnapshot(session);
  const { data, error, refetch } = useMenu();
  const [now] = useState(() => new Date());
  const name = user?.real_name || user?.nick_name || user?.account || '';
  const greetings = {
    night: t`夜深了，${name}`,
    morning: t`早上好，${name}`,
    noon: t`中午好，${name}`,
    afternoon: t`下午好，${name}`,
    evening: t`晚上好，${name}`,
  };
  const today = new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'full', timeZone: TOWN_TIME }).format(now);
  const areas = (data ?? [])
    .map((area) => ({ ...area, children: leaves([area]).filter(({ to }) => !isSamePath(to, '/wel/index')) }))
    .filter(({ children }) => children.length > 0);
  if (data === undefined && error !== null) return <ScreenFault error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={t`首页`} isTitleHidden>
      <Card>
        <div className={welcome}>
          <p className={greeting}>{greetings[partOfDay(townHour(now))]}</p>
          <p className={date}>{today}</p>
        </div>
      </Card>
      {user !== null && <Invitation account={user.account} />}
      <Figures />
      <section className={group}>
        <Grid columns={{ xs: 1, md: 2 }} gap="md">
          <News kind="mail" title={t`待办事项`} />
          <News kind="notice" title={t`最新通知`} />
        </Grid>
      </section>
      {data === undefined && (
        <Card>
          <Skeleton kind="rows" count={4} />
        </Card>
      )}
      {data !== undefined && areas.length === 0 && (
        <Card>
          <Empty kind="noPermission" title={t`您的菜单中还没有页面`} />
        </Card>
      )}
      {areas.map((area) => (
        <Registers key={area.id} label={area.label} entries={area.children} />
      ))}
    </Page>
  );
}
