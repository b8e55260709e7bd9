import type { PatrolWalk } from '@lattice/api/patrolCalls';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Icon } from '@lattice/ui/Icon';
import { Progress } from '@lattice/ui/Progress';
import { Text } from '@lattice/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { LocateFixed, ScanLine } from 'lucide-react';
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
}

/** A patrol to be walked: how far it is, the point that comes next, and all points in order. */
export function WalkCard({ walk, own, onCheckIn }: WalkCardProps) {
  const { t } = useLingui();
  const { taskName, requirement, startTime, endTime, points } = walk;
  const done = points.filter(({ detailId }) => detailId !== '').length;
  const total = points.length;
  const next = points.find(({ detailId }) => detailId === '');
  const way = next === undefined ? null : wayTo(own.place, next);
  return (
    <Card title={taskName}>
      <p className={css.facts}>
        {t`${startTime} 至 ${endTime}`}
        {requirement !== '' && <br />}
        {requirement}
      </p>
      <Progress
        label={t`巡查进度`}
        value={total === 0 ? 0 : done / total}
        valueText={t`已巡 ${done}，共 ${total} 个点位`}
        tone={done === total ? 'success' : 'accent'}
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
