import type { PatrolWalk } from '@lattice/api/patrolCalls';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Icon } from '@lattice/ui/Icon';
import { Progress } from '@lattice/ui/Progress';
import { Text } from '@lattice/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, LocateFixed, ScanLine } from 'lucide-react';
import { PointLine } from './PointLine.tsx';
import type { OwnPlace } from './useOwnPlace.ts';
import { WayHint } from './WayHint.tsx';
import { wayTo } from './wayTo.ts';
import * as css from './walk.css.ts';

interface WalkCardProps {
  walk: PatrolWalk;
  own: OwnPlace;
  /** Begins a check-in. */
  onCheckIn: () => void;
  /** Ends the round. */
  onEnd: () => void;
}

const DAY = 10;
const DONE = '2';

/** A patrol to be walked: how far it is, the point that comes next, and all points in order. */
export function WalkCard({ walk, own, onCheckIn, onEnd }: WalkCardProps) {
  const { t } = useLingui();
  const { taskName, requirement, patrolDate, cycleType, startTime, endTime, status, points } = walk;
  const done = points.filter(({ detailId }) => detailId !== '').length;
  const total = points.length;
  const next = status === DONE ? undefined : points.find(({ detailId }) => detailId === '');
  const way = next === undefined ? null : wayTo(own.place, next);
  const isOnce = cycleType === '' || cycleType === '0';
  const [from, until] = [startTime.slice(0, DAY), endTime.slice(0, DAY)];
  return (
    <Card title={taskName}>
      <p className={css.facts}>
        {isOnce ? (
          t`${startTime} 至 ${endTime}`
        ) : (
          <>
            <strong className={css.day}>{t`${patrolDate} 当天的巡查`}</strong>
            <br />
            {t`周期任务，${from} 至 ${until}`}
          </>
        )}
        {requirement !== '' && <br />}
        {requirement}
      </p>
      <Progress
        label={t`巡查进度`}
        value={total === 0 ? 0 : done / total}
        valueText={t`已巡 ${done}，共 ${total} 个点位`}
        tone={done === total ? 'success' : status === DONE ? 'warning' : 'accent'}
      />
      {next !== undefined && (
        <section className={css.next} aria-label={t`下一个点位`}>
          <div className={css.nextHead}>
            <span className={css.words}>
              <Text tone="muted" size="small">
                <Trans>下一个点位</Trans>
              </Text>
              <Text as="strong">{next.pointName}</Text>
              <Text tone="muted" size="small">
                {next.address}
              </Text>
            </span>
            {way !== null && <WayHint way={way} />}
          </div>
          <div className={css.buttons}>
            <Button variant="primary" icon={<Icon of={ScanLine} />} onPress={onCheckIn}>
              <Trans>扫码打卡</Trans>
            </Button>
            {done > 0 && (
              <Button icon={<Icon of={CircleCheck} />} onPress={onEnd}>
                {isOnce ? t`完成巡查` : t`完成当天的巡查`}
              </Button>
            )}
            {own.place === null && (
              <Button icon={<Icon of={LocateFixed} />} isPending={own.isAsking} onPress={() => void own.ask()}>
                <Trans>显示距离</Trans>
              </Button>
            )}
          </div>
        </section>
      )}
      <ol className={css.points} aria-label={t`点位`}>
        {points.map((point, at) => (
          <PointLine key={point.pointId || `#${at}`} point={point} at={at + 1} />
        ))}
      </ol>
    </Card>
  );
}
