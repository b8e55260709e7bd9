import { Alert } from '@lattice/ui/Alert';
import { Empty } from '@lattice/ui/Empty';
import { lazyPart } from '@lattice/ui/lazyPart';
import { Link } from '@lattice/ui/Link';
import { Page } from '@lattice/ui/Page';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useOwnPlace } from '../../features/patrol/walk/useOwnPlace.ts';
import * as css from '../../features/patrol/walk/walk.css.ts';
import { WalkCard } from '../../features/patrol/walk/WalkCard.tsx';
import { ownWalks } from '../../features/patrol/walk/walkCalls.ts';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { session } from '../../session/session.ts';

const CheckInDialog = lazyPart(
  async () => (await import('../../features/patrol/walk/CheckInDialog.tsx')).CheckInDialog,
);

const EndRoundDialog = lazyPart(
  async () => (await import('../../features/patrol/walk/EndRoundDialog.tsx')).EndRoundDialog,
);

const AGAIN = 60_000;

/** 我的巡查: the patrols that the person walks today, point by point. */
export function Walk() {
  const { t } = useLingui();
  const { abilities, user } = useSnapshot(session);
  const isAnswered = abilities.includes('patrolWalk');
  const own = useOwnPlace();
  const [chosen, setChosen] = useState('');
  const [ending, setEnding] = useState('');
  const { data, fault } = answerOf(
    useQuery({
      ...ownWalks(user?.user_id),
      enabled: isAnswered,
      refetchInterval: AGAIN,
    }),
  );
  if (fault !== null) return fault;
  if (isAnswered && data === undefined) return <PageSkeleton />;
  const walks = data ?? [];
  const walk = walks.find(({ id }) => id === chosen);
  const ended = walks.find(({ id }) => id === ending);
  return (
    <Page title={t`我的巡查`}>
      <div className={css.page}>
        {!isAnswered && <Alert>{t`这台服务器不支持在手机上巡查打卡。`}</Alert>}
        {isAnswered && walks.length === 0 && (
          <Empty
            title={t`今天没有派给您的巡查`}
            description={t`任务下发后出现在这里，并有消息提醒。`}
            action={
              <Link href="/project/patrolTask">
                <Trans>查看全部巡查任务</Trans>
              </Link>
            }
          />
        )}
        {walks.map((one) => (
          <WalkCard
            key={one.id}
            walk={one}
            own={own}
            onCheckIn={() => setChosen(one.id)}
            onEnd={() => setEnding(one.id)}
          />
        ))}
      </div>
      {ended !== undefined && <EndRoundDialog walk={ended} onClose={() => setEnding('')} />}
      {walk !== undefined && <CheckInDialog walk={walk} own={own} onClose={() => setChosen('')} />}
    </Page>
  );
}
