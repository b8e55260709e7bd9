import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { tally, type Task } from './Task.ts';
import { TaskRow, type TaskRowProps } from './TaskRow.tsx';
import { arrow, head, list, summary, tray } from './TaskTray.css.ts';

export type { Task } from './Task.ts';

export interface TaskTrayProps extends Omit<TaskRowProps, 'task'> {
  /** The tasks, newest first; without any the tray is not drawn. */
  tasks: readonly Task[];
  /** Whether the list is shown at first; default true. */
  isOpenAtFirst?: boolean;
}

/** Long work that goes on while staff do other things: how it stands, its result, and how to stop it. */
export function TaskTray({ tasks, isOpenAtFirst = true, ...acts }: TaskTrayProps) {
  const { t } = useLingui();
  const id = useId();
  const [isShown, setShown] = useState(isOpenAtFirst);
  const { open, done, failed } = tally(tasks);
  const counts = [open > 0 && t`进行中 ${open}`, done > 0 && t`已完成 ${done}`, failed > 0 && t`失败 ${failed}`]
    .filter(Boolean)
    .join(t`，`);
  if (tasks.length === 0) return null;
  return (
    <section className={tray} aria-label={t`任务`}>
      <button
        type="button"
        className={head}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        <strong>{t`任务`}</strong>
        <span role="status" className={summary}>
          {counts}
        </span>
        <span className={arrow}>
          <Icon of={ChevronDown} />
        </span>
      </button>
      <ul id={id} className={list} hidden={!isShown}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} {...acts} />
        ))}
      </ul>
    </section>
  );
}
