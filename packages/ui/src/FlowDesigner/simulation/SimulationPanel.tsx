import { useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { NumberField } from '../../NumberField/NumberField.tsx';
import { Switch } from '../../Switch/Switch.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { nodeWord } from '../words/elementWords.ts';
import * as css from '../FlowDesigner.css.ts';
import { dueTimers, fireTimer } from '@lattice/flow/fireTimer';
import type { FlowGraph } from '@lattice/flow/FlowGraph';
import { sampleVariables } from './sampleData.ts';
import { runWalk, startWalk, stepWalk } from '@lattice/flow/simulate';
import { StepLine } from './StepLine.tsx';
import type { Walk } from '@lattice/flow/Walk';

interface SimulationPanelProps {
  graph: FlowGraph;
  /** Called with the ids that were passed, and those where it stands. */
  onWalk: (past: readonly string[], now: readonly string[]) => void;
  /** Leads to an element. */
  onSelect: (id: string) => void;
}

/** Runs a process with sample data, step by step or to the end, and says why each way was taken. */
export function SimulationPanel({ graph, onWalk, onSelect }: SimulationPanelProps) {
  const { t, i18n } = useLingui();
  const [values, setValues] = useState<ReadonlyMap<string, unknown>>(new Map<string, unknown>([['pass', true]]));
  const [run, setRun] = useState<{ graph: FlowGraph; walk: Walk } | null>(null);
  const walk = run?.graph === graph ? run.walk : null;
  const variables = sampleVariables(graph);
  const sample = new Map(
    variables.flatMap(({ name, kind }): [string, unknown][] =>
      values.has(name) ? [[name, values.get(name)]] : kind === 'boolean' ? [[name, false]] : [],
    ),
  );
  const set = (name: string, value: unknown) =>
    setValues((known) => {
      const next = new Map(known);
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const timers = walk === null ? [] : dueTimers(graph, walk);
  const tools = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const show = (next: Walk | null) => {
    hasActed.current = true;
    setRun(next === null ? null : { graph, walk: next });
  };
  useEffect(() => {
    if (!hasActed.current) return;
    hasActed.current = false;
    // The button that was pressed may be gone or off; the next one takes its place.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(':disabled') === true)
      tools.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  });
  useEffect(() => {
    const seen =
      walk === null ? [] : walk.log.filter(({ kind }) => kind === 'enter' || kind === 'flow').map(({ id }) => id);
    const now = walk === null ? [] : walk.tokens;
    onWalk(
      seen.filter((id) => !now.includes(id)),
      now,
    );
  }, [walk, onWalk]);
  useEffect(() => () => onWalk([], []), [onWalk]);
  return (
    <section className={css.panel} aria-label={t`模拟`}>
      <p className={css.note}>{t`填写示例数据，看流程会怎样走。途中可以改动数据再走下一步，例如第二次审批不同意。`}</p>
      {variables.length > 0 && (
        <div className={css.pair}>
          {variables.map(({ name, kind }) => {
            const label = name === 'pass' ? t`上一步同意` : name;
            const value = values.get(name);
            if (kind === 'boolean')
              return <Switch key={name} label={label} value={value === true} onChange={(next) => set(name, next)} />;
            if (kind === 'number')
              return (
                <NumberField
                  key={name}
                  label={label}
                  value={typeof value === 'number' ? value : null}
                  onChange={(next) => set(name, next)}
                  isCompact
                />
              );
            return (
              <TextField
                key={name}
                label={label}
                value={typeof value === 'string' ? value : ''}
                onChange={(next) => set(name, next)}
                isCompact
              />
            );
          })}
        </div>
      )}
      <div ref={tools} className={css.actions}>
        <Button
          size="small"
          variant="primary"
          isDisabled={walk?.isOver}
          onPress={() => show(walk === null ? startWalk(graph) : stepWalk(graph, walk, sample))}
        >
          {walk === null ? t`开始模拟` : t`下一步`}
        </Button>
        <Button
          size="small"
          isDisabled={walk?.isOver}
          onPress={() => show(runWalk(graph, walk ?? startWalk(graph), sample))}
        >{t`走到底`}</Button>
        <Button size="small" isDisabled={walk === null} onPress={() => show(null)}>{t`重新开始`}</Button>
      </div>
      {walk !== null && timers.length > 0 && (
        <div role="group" aria-label={t`可能到时`} className={css.actions}>
          {timers.map((timer) => {
            const [name, host] = [nodeWord(timer, i18n), graph.nodes.find(({ id }) => id === timer.host)];
            return (
              <Button
                key={timer.id}
                size="small"
                icon={<Icon of={Clock} />}
                onPress={() => show(fireTimer(graph, walk, timer.id, sample))}
              >
                {host === undefined ? t`时间到：${name}` : t`时间到：${nodeWord(host, i18n)} · ${name}`}
              </Button>
            );
          })}
        </div>
      )}
      {walk !== null && (
        <div role="log" aria-label={t`经过`}>
          <ol className={css.list}>
            {walk.log.map((step, at) => (
              <StepLine key={at} step={step} graph={graph} onSelect={onSelect} />
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
