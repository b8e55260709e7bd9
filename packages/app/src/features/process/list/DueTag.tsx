import { Icon } from '@lattice/ui/Icon';
import { Tag } from '@lattice/ui/Tag';
import { AlarmClock, Clock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { dueState } from '../../todo/dueState.ts';
import { useDueWords } from '../../todo/useDueWords.ts';
import { inline } from './process.css.ts';

interface DueTagProps {
  /** The moment by which it should be done, as the wire has it; nothing is drawn for ''. */
  due: string;
  /** The present moment in milliseconds; that of its first drawing by default. */
  now?: number;
}

const icons = { overdue: TriangleAlert, soon: AlarmClock, later: Clock };
const tones = { overdue: 'critical', soon: 'warning', later: 'neutral' } as const;

/** How a task stands to its due moment: overdue, due within a day, or later, in words, colour and icon. */
export function DueTag({ due, now }: DueTagProps) {
  const words = useDueWords();
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
