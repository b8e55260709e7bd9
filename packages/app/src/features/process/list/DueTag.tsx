import { Icon } from '@lattice/ui/Icon';
import { Tag } from '@lattice/ui/Tag';
import { useLingui } from '@lingui/react/macro';
import { AlarmClock, Clock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { type DueState, dueState } from '../../todo/dueState.ts';
import { inline } from './process.css.ts';

interface DueTagProps {
  /** The moment by which it should be done, as the wire has it; nothing is drawn for ''. */
  due: string;
  /** The present moment in milliseconds; that of its first drawing by default. */
  now?: number;
}

const icons = { overdue: TriangleAlert, soon: AlarmClock, later: Clock };
const tones = { overdue: 'critical', soon: 'warning', later: 'neutral' } as const;

function useWords(): (state: Exclude<DueState, { state: 'none' }>) => string {
  const { t } = useLingui();
  return ({ state, unit, count }) => {
    if (state === 'overdue')
      return unit === 'day' ? t`已超期 ${count} 天` : count === 0 ? t`刚刚超期` : t`已超期 ${count} 小时`;
    return unit === 'day' ? t`剩余 ${count} 天` : count === 0 ? t`不到 1 小时` : t`剩余 ${count} 小时`;
  };
}

/** How a task stands to its due moment: overdue, due within a day, or later, in words, colour and icon. */
export function DueTag({ due, now }: DueTagProps) {
  const words = useWords();
  const [opened] = useState(() => Date.now());
  const state = dueState(due, now ?? opened);
  if (state.state === 'none') return null;
  return (
    <span title={due} className={inline}>
      <Tag tone={tones[state.state]} icon={<Icon of={icons[state.state]} size={14} />}>
        {words(state)}
      </Tag>
    </span>
  );
}
