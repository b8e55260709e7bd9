import type { WalkPoint } from '@lattice/api/patrolCalls';
import { Link } from '@lattice/ui/Link';
import { Tag } from '@lattice/ui/Tag';
import { Text } from '@lattice/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressOfRecord } from '../../../navigation/recordAddress.ts';
import * as css from './walk.css.ts';
import { number } from '../number.css.ts';

const TIME = 11;
const MINUTES = 16;

interface PointLineProps {
  point: WalkPoint;
  /** Its place in the order, from 1. */
  at: number;
}

/** A point of a patrol: what became of it, and the way to its check-in and to the event that was raised there. */
export function PointLine({ point, at }: PointLineProps) {
  const { t } = useLingui();
  const { pointName, address, detailId, checkTime, checkResult, eventId, planTime } = point;
  const isDone = detailId !== '';
  const isWrong = isDone && checkResult !== '1';
  const time = checkTime.slice(TIME, MINUTES);
  return (
    <li className={css.point}>
      <span className={number} aria-hidden>
        {at}
      </span>
      <span className={css.words}>
        {isDone ? (
          <Link href={addressOfRecord('project/patrolTaskProgressDetail', detailId)}>{pointName}</Link>
        ) : (
          <span>{pointName}</span>
        )}
        <Text tone="muted" size="small">
          {isDone ? t`${time} 打卡` : [planTime === '' ? '' : t`计划 ${planTime}`, address].filter(Boolean).join(' · ')}
        </Text>
      </span>
      <span className={css.outcome}>
        <Tag tone={isWrong ? 'critical' : isDone ? 'success' : 'neutral'}>
          {isWrong ? t`异常` : isDone ? t`正常` : t`未巡查`}
        </Tag>
        {isWrong &&
          (eventId === '' ? (
            <Link href={`/event/report?checkIn=${detailId}`}>
              <Trans>上报事件</Trans>
            </Link>
          ) : (
            <Link href={addressOfRecord('event/event', eventId)}>
              <Trans>查看事件</Trans>
            </Link>
          ))}
      </span>
    </li>
  );
}
