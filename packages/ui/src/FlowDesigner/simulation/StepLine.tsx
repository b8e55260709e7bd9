import { useLingui } from '@lingui/react/macro';
import { ArrowRight, CircleAlert, CircleCheck, CirclePlay, Clock, Hourglass } from 'lucide-react';
import { Icon } from '../../Icon/Icon.tsx';
import { readCondition } from '@lattice/flow/conditions';
import { conditionWord } from '../words/conditionWord.ts';
import { elementWord, kindWord } from '../words/elementWords.ts';
import * as css from '../FlowDesigner.css.ts';
import type { FlowGraph } from '@lattice/flow/FlowGraph';
import type { Step } from '@lattice/flow/Walk';

interface StepLineProps {
  step: Step;
  graph: FlowGraph;
  onSelect: (id: string) => void;
}

const icons = {
  enter: CirclePlay,
  flow: ArrowRight,
  fired: Clock,
  wait: Hourglass,
  finished: CircleCheck,
  stuck: CircleAlert,
};

/** One step of a simulation: where it came, or why it went this way or stopped. */
export function StepLine({ step, graph, onSelect }: StepLineProps) {
  const { t, i18n } = useLingui();
  const node = graph.nodes.find(({ id }) => id === step.id);
  const say = (): string => {
    if (step.kind === 'enter') return node === undefined ? '' : t`到达${kindWord(node, i18n)}`;
    if (step.kind === 'wait') return t`等待其他分支汇合`;
    if (step.kind === 'fired') {
      if (step.host === '') return t`时间到，往下走`;
      const host = elementWord(step.host, graph, i18n);
      return step.isInterrupting ? t`时间到，中断“${host}”` : t`时间到，“${host}”继续办理`;
    }
    if (step.kind === 'finished') return t`流程结束`;
    if (step.kind === 'flow') {
      const reasons = {
        only: t`只有这一条去向`,
        all: t`这条去向没有条件，总会走`,
        default: t`其他条件都不满足，走默认去向`,
        event: t`先等到的是这件事`,
        condition: t`条件成立：${conditionWord(readCondition(step.condition), i18n)}`,
      };
      return reasons[step.reason];
    }
    const reasons = {
      noWay: t`没有符合条件的去向，流程停在这里`,
      noValue: step.word === '' ? t`条件中的值不是数字，不能比较` : t`缺少示例数据“${step.word}”`,
      unreadable: t`条件“${step.word}”不能使用`,
      endless: t`走了太多步，可能是没有出口的循环`,
      noStart: t`没有开始节点`,
    };
    return reasons[step.why];
  };
  const tone = step.kind === 'stuck' ? css.sign.error : step.kind === 'finished' ? css.sign.good : css.sign.plain;
  return (
    <li className={css.entry}>
      <span className={tone}>
        <Icon of={icons[step.kind]} />
      </span>
      <button type="button" className={css.jump} onClick={() => onSelect(step.id === graph.key ? '' : step.id)}>
        {elementWord(step.id, graph, i18n)}
      </button>
      <span>{say()}</span>
    </li>
  );
}
