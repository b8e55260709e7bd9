import { useLingui } from '@lingui/react/macro';
import * as css from '../ImportDialog.css.ts';

const order = ['file', 'mapping', 'check', 'result'] as const;
type Step = (typeof order)[number];

interface StepListProps {
  /** What each step is called. */
  names: Readonly<Record<Step, string>>;
  /** The step on which the import is. */
  step: Step;
}

/** The steps of an import, with the current one and those that are done. */
export function StepList({ names, step }: StepListProps) {
  const { t } = useLingui();
  return (
    <ol className={css.steps} aria-label={t`步骤`}>
      {order.map((one, at) => (
        <li
          key={one}
          className={css.stepName}
          aria-current={one === step ? 'step' : undefined}
          data-done={order.indexOf(step) > at || undefined}
        >
          <span className={css.stepNumber} aria-hidden>
            {at + 1}
          </span>
          {names[one]}
        </li>
      ))}
    </ol>
  );
}
