import type { Row } from '@lattice/api/resource';
import type { warnManage } from '@lattice/api/resources/dispatch/warnManage';
import { Button } from '@lattice/ui/Button';
import { Tag } from '@lattice/ui/Tag';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDictionary } from '../words/useDictionary.ts';
import { buttons, line, note, words } from './command.css.ts';

/** A warning that is open. */
export type OpenWarning = Row<typeof warnManage>;

/** Where a line moves a warning. */
export type MovedTo = '1' | '2' | '3';

interface WarningLineProps {
  warning: OpenWarning;
  isBusy: boolean;
  /** Moves it to a state. */
  onMove: (status: MovedTo) => void;
  /** Turns it into an event. */
  onTurn: () => void;
  /** Its checkbox. */
  children: ReactNode;
}

/** One open warning with what can be done about it. */
export function WarningLine({ warning, isBusy, onMove, onTurn, children }: WarningLineProps) {
  const { t } = useLingui();
  const levels = useDictionary('warn_level');
  const states = useDictionary('warn_manage_status');
  const { warnTitle: title, address, firstWarnTime, warnCount, status, warnLevel } = warning;
  const count = Number(warnCount);
  const isNew = status === '0';
  const detail = [address, (firstWarnTime ?? '').slice(11, 16), count > 1 ? t`已发生 ${count} 次` : ''];
  return (
    <li className={line}>
      {children}
      <span className={words}>
        <span>{title}</span>
        <span className={note}>{detail.filter((part) => part !== '').join(' · ')}</span>
      </span>
      <Tag tone={warnLevel === '1' ? 'critical' : 'warning'}>{levels.get(warnLevel) ?? warnLevel}</Tag>
      <Tag tone={isNew ? 'critical' : 'accent'}>{states.get(status) ?? status}</Tag>
      <span className={buttons}>
        <Button
          size="small"
          isPending={isBusy}
          aria-label={isNew ? t`开始处置：${title}` : t`办结：${title}`}
          onPress={() => onMove(isNew ? '1' : '2')}
        >
          {isNew ? t`开始处置` : t`办结`}
        </Button>
        <Button size="small" aria-label={t`转为事件：${title}`} onPress={onTurn}>{t`转为事件`}</Button>
        <Button size="small" aria-label={t`标为误报：${title}`} onPress={() => onMove('3')}>{t`标为误报`}</Button>
      </span>
    </li>
  );
}
