import * as Elements from 'bpmn-elements';
import { ExpressionError } from '@lattice/flow/ExpressionError';
import { evaluateTemplate } from '@lattice/flow/template';
import { MAX_TURNS } from '@lattice/flow/nodeRules';
import { Refusal } from '../errors/Refusal.ts';
import { MessageError } from '../words/MessageError.ts';
import { type MessageDescriptor, say } from '../words/say.ts';
import { beans } from './beans.ts';
import type { Listener } from './checkProcess.ts';
import type { EngineEvent } from './EngineEvent.ts';
import { expressionWords } from './expressionWords.ts';
import { LimitReached, Meter, tooManySteps } from './Meter.ts';
import { LIST, TURNS, sourceOf } from './sourceOf.ts';
import { openJoins } from './joins.ts';
import { standingExecutions } from './scopes.ts';
import type { Content, Turns } from './turns.ts';
import { type TaskWords, waitingTask } from './waitingTask.ts';

/** Version of the engine, kept beside each state that it wrote. */
export const ENGINE_VERSION = 'bpmn-elements 17.3.0';

/** What the engine is to do once the process stands as it was left. */
export type Act = { do: 'start' } | { do: 'signal'; executionId: string } | { do: 'fire'; executionId: string };

/** A process as it stands. */
export interface ProcessState {
  /** The process as `readBpmn` gives it. */
  parsed: string;
  /** State as it was saved; null before the start. */
  state: unknown;
  variables: Map<string, unknown>;
  now: Date;
}

/** How a process stands after a command. */
export interface CommandResult {
  state: unknown;
  isFinished: boolean;
  events: EngineEvent[];
  /** Executions of the nodes at which it stands, with those of their turns and timers. */
  standing: ReadonlySet<string>;
}

/** An element of the engine, as far as expressions need it. */
interface Message {
  content?: Content;
  environment?: Elements.Environment;
}

/** Timers of the engine never run: rows of the table of jobs do. */
const sleeping = { setTimeout: () => ({}), clearTimeout: () => undefined };
const timers = { ...sleeping, register: () => sleeping };

interface Behaviour extends TaskWords {
  listeners?: readonly Listener[];
}

/** Notes what happens, and calls the listeners of the nodes to which it happens. */
class Witness {
  readonly events: EngineEvent[] = [];
  /** Nodes that took the signal they were sent, by execution. */
  readonly taken = new Set<string>();
  /** The limit that was reached; null while none was. */
  reached: LimitReached | null = null;
  private readonly meter = new Meter();
  private readonly standing: ProcessState;
  private readonly turns: Turns;
  private readonly behaviours: ReadonlyMap<string, { name: string; type: string; behaviour: Behaviour }>;

  constructor(
    standing: ProcessState,
    turns: Turns,
    activities: readonly { id?: string; name?: string; type?: string; behaviour: Behaviour }[],
  ) {
    this.standing = standing;
    this.turns = turns;
    this.behaviours = new Map(
      activities.map(({ id = '', name = '', type = '', behaviour }) => [id, { name, type, behaviour }]),
    );
  }

  private call(id: string, when: readonly string[]): void {
    for (const { event, bean } of this.behaviours.get(id)?.behaviour.listeners ?? [])
      if (when.includes(event)) runBean(bean, this.standing);
  }

  /** Runs a measurement; what it throws is kept, because the engine may catch it on its way. */
  measure(work: (meter: Meter) => void): void {
    try {
      work(this.meter);
    } catch (error) {
      if (error instanceof LimitReached) this.reached ??= error;
      throw error;
    }
  }

  /** Notes a message; `surroundings` gives those of the node that it is about. */
  hear(key: string, content: Content, surroundings: () => Elements.Environment | undefined): void {
    this.measure((meter) => {
      meter.time();
      if (key === 'activity.enter') meter.step(content.parent?.executionId ?? '');
    });
    const { id = '', type = '', executionId = '' } = content;
    if (key === 'activity.consumed') this.taken.add(executionId);
    if (key === 'flow.take') this.events.push({ kind: 'flow', id });
    if (
      !key.startsWith('activity.') ||
      (content.isRecovered === true && (key === 'activity.wait' || key === 'activity.timer'))
    )
      return;
    // A message of an event that was recovered names its definition, such as the timer, instead of the event.
    const node = { id, type: (this.behaviours.get(id)?.type ?? type).replace('bpmn:', ''), executionId };
    if (key === 'activity.enter') {
      this.call(id, ['start']);
      this.events.push({ kind: 'enter', ...node });
    } else if (key === 'activity.end') {
      this.call(id, ['end', 'complete']);
      this.events.push({ kind: 'end', ...node });
    } else if (key === 'activity.leave') this.events.push({ kind: 'leave', ...node });
    else if (key === 'activity.timer')
      this.events.push({
        kind: 'timer',
        id,
        executionId,
        inMs: content.timeout ?? 0,
        at: content.timerType === 'timeDate' ? (content.expireAt ?? null) : null,
      });
    else if (key === 'activity.timeout') this.events.push({ kind: 'timeout', executionId });
    else if (key === 'activity.wait') {
      this.call(id, ['create', 'assignment']);
      const known = this.behaviours.get(id);
      const scope = this.turns.scope(this.standing.variables, surroundings(), content);
      const task = waitingTask(known?.name ?? '', known?.behaviour ?? {}, scope);
      this.measure((meter) => meter.candidates(task.candidateUsers.length + task.candidateGroups.length));
      this.events.push({ kind: 'wait', id, executionId, task });
    }
  }
}

const runBean = (name: string, { variables, now }: ProcessState) =>
  beans.get(name)?.({ variables, now, set: (key, value) => void variables.set(key, value) });

/** Mark of a text that names a bean to call. */
const BEAN = 'bean:';

/** What an expression or a bean of the engine gives: `bean:` names the function behind a service task. */
function resolve(text: unknown, message: Message, standing: ProcessState, turns: Turns, witness: Witness): unknown {
  if (typeof text !== 'string') return text;
  if (text.startsWith(BEAN))
    return (_scope: unknown, done: () => void) => {
      runBean(text.slice(BEAN.length), standing);
      done();
    };
  const mark = [LIST, TURNS].find((one) => text.startsWith(one)) ?? '';
  const scope = turns.scope(standing.variables, message.environment, message.content);
  const value = evaluateTemplate(text.slice(mark.length), scope);
  if (mark === LIST && (Array.isArray(value) || typeof value === 'string'))
    witness.measure((meter) => meter.turns(value.length));
  if (mark === TURNS) witness.measure((meter) => meter.turns(Number(value)));
  return value;
}

const reasonOf = (error: unknown): MessageDescriptor | string => {
  const inner = error instanceof Error && 'inner' in error && error.inner instanceof Error ? error.inner : error;
  if (inner instanceof MessageError) return inner.words;
  if (inner instanceof ExpressionError) return expressionWords(inner);
  if (!(inner instanceof Error)) return say`未知原因`;
  return /no conditional flow taken/.test(inner.message) ? say`没有符合条件的去向` : inner.message;
};

/** One step of a process and what happened; 400 where no value, no way on, or a limit of `limits.ts` is reached. */
export function runEngine(standing: ProcessState, act: Act): CommandResult {
  const { source, turns } = sourceOf(standing.parsed);
  const witness = new Witness(standing, turns, source.getActivities());
  const environment = turns.environment({
    settings: { batchSize: MAX_TURNS },
    timers: timers as never,
    expressions: {
      resolveExpression: (text: unknown, message: Message) => resolve(text, message ?? {}, standing, turns, witness),
    },
  });
  const definition = new Elements.Definition(Elements.Context(source, environment));
  let failure: unknown = null;
  definition.broker.subscribeTmp(
    'event',
    '#',
    (key: string, message: { content?: unknown }) => {
      const content = (message.content ?? {}) as Content;
      if (/^(?:activity|definition|process)\.error$/.test(key)) failure ??= content.error ?? new Error(key);
      witness.hear(key, content, () => definition.getApi(message as Elements.ElementBrokerMessage)?.environment);
    },
    { noAck: true },
  );
  try {
    if (act.do === 'start') definition.run();
    else {
      definition.recover(standing.state as never);
      definition.resume();
      const { executionId } = act;
      if (act.do === 'signal') definition.signal({ executionId, done: true });
      else definition.cancelActivity({ executionId });
    }
    openJoins(definition);
  } catch (error) {
    failure ??= error instanceof RangeError ? tooManySteps() : error;
  }
  failure = witness.reached ?? failure;
  if (failure !== null) throw new Refusal(400, say`流程不能继续：${reasonOf(failure)}，请联系流程管理员`);
  if (act.do === 'signal' && !witness.taken.has(act.executionId))
    throw new Refusal(409, say`任务已经超时转走，请刷新列表`);
  const isFinished = !definition.isRunning;
  return {
    state: isFinished ? null : definition.getState(),
    isFinished,
    events: witness.events,
    standing: standingExecutions(definition),
  };
}
