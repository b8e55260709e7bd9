import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { Skeleton } from '@lattice/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { ScreenFault } from '../../frame/ScreenFault.tsx';
import { languageTag } from '../../i18n.ts';
import { isSamePath, leaves } from '../../menu/MenuEntry.ts';
import { useMenu } from '../../menu/useMenu.ts';
import { preferences } from '../../preferences.ts';
import { session } from '../../session/session.ts';
import { partOfDay } from './partOfDay.ts';
import { Registers } from './Registers.tsx';
import { date, greeting, welcome } from './home.css.ts';

/** The first page: a greeting, the day, and the registers that the person may open. */
export function Home() {
  const { t } = useLingui();
  const { language } = useSnapshot(preferences);
  const { user } = useSnapshot(session);
  const { data, error, refetch } = useMenu();
  const [now] = useState(() => new Date());
  const name = user?.real_name || user?.nick_name || user?.account || '';
  const greetings = { night: t`夜深了，${name}`, morning: t`早上好，${name}`, noon: t`中午好，${name}`, afternoon: t`下午好，${name}`, evening: t`晚上好，${name}` };
  const today = new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'full' }).format(now);
  const groups = (data ?? [])
    .map((group) => ({ ...group, children: leaves([group]).filter(({ to }) => !isSamePath(to, '/wel/index')) }))
    .filter(({ children }) => children.length > 0);
  if (data === undefined && error !== null) return <ScreenFault error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={t`首页`} isTitleHidden>
      <Card>
        <div className={welcome}>
          <p className={greeting}>{greetings[partOfDay(now.getHours())]}</p>
          <p className={date}>{today}</p>
        </div>
      </Card>
      {data === undefined && <Card><Skeleton kind="rows" count={4} /></Card>}
      {data !== undefined && groups.length === 0 && <Card><Empty kind="noPermission" title={t`您的菜单中还没有页面`} /></Card>}
      {groups.map((group) => <Registers key={group.id} label={group.label} entries={group.children} />)}
    </Page>
  );
}
