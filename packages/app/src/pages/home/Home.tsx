import { Page } from '@lattice/ui/Page';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { useTodos } from '../../features/todo/useTodos.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { session } from '../../session/session.ts';
import { Actions } from './Actions.tsx';
import { Area, hasArea } from './Area.tsx';
import { OverdueDepts, SystemFindings } from './Exceptions.tsx';
import { Figures } from './Figures.tsx';
import { News } from './News.tsx';
import { Queue } from './Queue.tsx';
import { Recent } from './Recent.tsx';
import { useOverview } from './useOverview.ts';
import { Welcome } from './Welcome.tsx';
import { board, column, home } from './home.css.ts';

/**
 * The first page: what people of the person's roles do most, what waits by its deadline, and beside it the own area
 * with its exceptions, what was opened last, and notices.
 */
export function Home() {
  const { t } = useLingui();
  const { abilities } = useSnapshot(session);
  const menu = answerOf(useMenu());
  const { data: overview, error: fault } = useOverview();
  const todos = useTodos();
  const isWhole = abilities.includes('desk');
  if (menu.fault !== null) return menu.fault;
  const { departments = [], system = null } = overview ?? {};
  const isBeside = isWhole && (overview === undefined ? fault === null : hasArea(overview));
  // What stands below others waits until their height is known, so that nothing moves.
  const isSettled =
    (!isWhole || overview !== undefined || fault !== null) && (todos.data !== undefined || todos.error !== null);
  const news = isSettled && (
    <>
      <Recent />
      <News kind="notice" title={t`最新通知`} />
    </>
  );
  return (
    <Page title={t`首页`} isTitleHidden>
      <div className={home}>
        <Welcome area={overview?.area ?? ''} />
        <Actions />
        {!isWhole && <Figures />}
        <div className={board}>
          <div className={column}>
            <Queue />
            {isSettled && system !== null && <SystemFindings system={system} />}
            {isSettled && departments.length > 0 && <OverdueDepts departments={departments} />}
            {isBeside && news}
          </div>
          <div className={column} data-waits={isSettled ? undefined : ''}>
            {isBeside ? <Area overview={overview} /> : news}
          </div>
        </div>
      </div>
    </Page>
  );
}
