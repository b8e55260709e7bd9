import { Page } from '@lattice/ui/Page';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { ScreenFault } from '../../features/screen/ScreenFault.tsx';
import { useMenu } from '../../navigation/useMenu.ts';
import { session } from '../../session/session.ts';
import { Actions } from './Actions.tsx';
import { Area } from './Area.tsx';
import { OverdueDepts, SystemFindings } from './Exceptions.tsx';
import { Figures } from './Figures.tsx';
import { News } from './News.tsx';
import { Queue } from './Queue.tsx';
import { Recent } from './Recent.tsx';
import { useOverview } from './useOverview.ts';
import { Welcome } from './Welcome.tsx';
import { aside, board, content, home } from './home.css.ts';

/**
 * The first page: what people of the person's roles do most, what waits by its deadline, and beside it the own area
 * with its exceptions, what was opened last, and notices.
 */
export function Home() {
  const { t } = useLingui();
  const { abilities } = useSnapshot(session);
  const { data: menu, error, refetch } = useMenu();
  const { data: overview } = useOverview();
  const isWhole = abilities.includes('desk');
  if (error !== null && menu === undefined) return <ScreenFault error={error} onRetry={() => void refetch()} />;
  const { departments = [], system = null } = overview ?? {};
  return (
    <Page title={t`首页`} isTitleHidden>
      <div className={home}>
        <Welcome area={overview?.area ?? ''} />
        <Actions />
        {!isWhole && <Figures />}
        <div className={board}>
          <div className={content}>
            {system !== null && <SystemFindings system={system} />}
            <Queue />
            {departments.length > 0 && <OverdueDepts departments={departments} />}
          </div>
          <div className={aside}>
            {isWhole && <Area overview={overview} />}
            <Recent />
            <News kind="notice" title={t`最新通知`} />
          </div>
        </div>
      </div>
    </Page>
  );
}
