import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { Tag } from '@lattice/ui/Tag';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { momentOf } from '../tracks/tracksOf.ts';
import { buttons, line, note, steps as list, words } from './command.css.ts';
import type { PlanStep } from './plan.ts';

interface PlanChecklistProps {
  steps: readonly PlanStep[];
  /** When the response began, as the wire writes it. */
  since: string;
  /** Number of the step that is being ticked; '' for none. */
  busy: string;
  /** Ticks a step; without it there are no buttons. */
  onTick?: (stepNo: number) => void;
  /** Takes the tick of a step back; without it that is not offered. */
  onUntick?: (step: PlanStep) => void;
}

/** The steps of a plan in their order: who ticked which and when, and which is over its time. */
export function PlanChecklist({ steps, since, busy, onTick, onUntick }: PlanChecklistProps) {
  const { t } = useLingui();
  const done = steps.filter((step) => step.done !== undefined).length;
  const total = steps.length;
  const [now] = useState(() => Date.now());
  const passed = (now - momentOf(since)) / 60_000;
  return (
    <section aria-label={t`处置步骤`}>
      <Text as="h3" weight="bold">{t`处置步骤 ${done} / ${total}`}</Text>
      <ol className={list}>
        {steps.map((step) => {
          const { stepNo, title, content, roleName, limitMinutes } = step;
          const [who, when] = [step.done?.sendUserName ?? '', (step.done?.startTime ?? '').slice(5, 16)];
          const isLate = step.done === undefined && limitMinutes > 0 && passed > limitMinutes;
          return (
            <li key={stepNo} className={line} data-done={step.done !== undefined || undefined}>
              <span className={words}>
                <span>{`${stepNo}. ${title}`}</span>
                <span className={note}>{roleName === '' ? content : t`${roleName}：${content}`}</span>
              </span>
              {step.done !== undefined ? (
                <Tag tone="success" icon={<Icon of={CircleCheck} size="14px" />}>{`${who} ${when}`}</Tag>
              ) : (
                limitMinutes > 0 && (
                  <Tag tone={isLate ? 'critical' : 'neutral'}>
                    {isLate ? t`已超过 ${limitMinutes} 分钟` : t`限 ${limitMinutes} 分钟`}
                  </Tag>
                )
              )}
              {step.done !== undefined && onUntick !== undefined && (
                <span className={buttons}>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t`撤销第 ${stepNo} 步的完成：${title}`}
                    onPress={() => onUntick(step)}
                  >{t`撤销`}</Button>
                </span>
              )}
              {step.done === undefined && onTick !== undefined && (
                <span className={buttons}>
                  <Button
                    size="small"
                    isPending={busy === String(stepNo)}
                    aria-label={t`完成第 ${stepNo} 步：${title}`}
                    onPress={() => onTick(stepNo)}
                  >{t`完成`}</Button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
