import * as Elements from 'bpmn-elements';
import type { Activity, ElementBrokerMessage } from 'bpmn-elements';
import type { Variables } from '@lattice/flow/evaluate';

declare module 'bpmn-elements' {
  /** Makes the turns of a multi-instance node. */
  export class MultiInstanceLoopCharacteristics {
    constructor(activity: Activity, definition: unknown);
    activity: Activity;
    execute(message: ElementBrokerMessage): unknown;
  }
}

/** What the engine says of an execution. */
export interface Content {
  id?: string;
  type?: string;
  executionId?: string;
  isRecovered?: boolean;
  isMultiInstance?: boolean;
  isSequential?: boolean;
  loopCardinality?: number;
  index?: number;
  running?: number;
  timeout?: number;
  timerType?: string;
  expireAt?: Date;
  parent?: { executionId?: string };
  [name: string]: unknown;
}

/** Name under which the engine keeps the entry of a turn; that of the file could be one of the engine's own. */
export const ENTRY = 'turn:entry';

/** Names under which the turns of a node know their entry and their number; '' for none. */
export interface TurnNames {
  entry: string;
  index: string;
}

/** One turn of a multi-instance node. */
interface Turn {
  node: string;
  /** Execution of the node, of which that of the turn is a part. */
  loop: string;
  index: number;
  size: number;
  isSequential: boolean;
  entry: unknown;
}

/** The turn that an execution is; null for any other execution. */
function turnOf(content: Content, names: TurnNames | undefined): Turn | null {
  const { id = '', executionId, isMultiInstance, parent, index = 0, loopCardinality = 0, isSequential } = content;
  const loop = parent?.executionId ?? '';
  // What the engine says of the whole node after its turns still holds what it said of the last one.
  if (isMultiInstance !== true || executionId !== `${loop}_${index}`) return null;
  return {
    node: id,
    loop,
    index,
    size: loopCardinality,
    isSequential: isSequential === true,
    // States of earlier versions have it under the name that the file gives it.
    entry: content[ENTRY] ?? content[names?.entry ?? ''],
  };
}

/** Knows the turns of the multi-instance nodes of a process, and what expressions see of them. */
export class Turns {
  /** Ended turns of each node that has some, by its execution. */
  readonly #ended = new Map<string, number>();
  readonly #names: ReadonlyMap<string, TurnNames>;

  constructor(names: ReadonlyMap<string, TurnNames>) {
    this.#names = names;
  }

  /** What makes the turns: that of the engine, which also counts those that ended. */
  get Loop(): typeof Elements.MultiInstanceLoopCharacteristics {
    const ended = this.#ended;
    return class extends Elements.MultiInstanceLoopCharacteristics {
      override execute(message: ElementBrokerMessage): unknown {
        const { executionId: loop = '', index = 0, running = 0 } = message.content as Content;
        ended.set(
          loop,
          (message as { fields?: { redelivered?: boolean } }).fields?.redelivered === true ? index - running : 0,
        );
        this.activity.broker.subscribeTmp(
          'execution',
          'execute.*',
          (key: string, { content = {} }: { content?: Content }) => {
            if (content.isMultiInstance === true && content.parent?.executionId === loop && ENDS.has(key))
              ended.set(loop, (ended.get(loop) ?? 0) + 1);
          },
          { noAck: true, priority: BEFORE_LOOP },
        );
        // Else the turns after a recovered one would count as recovered too.
        return super.execute({ ...message, content: { ...message.content, isRecovered: undefined } });
      }
    };
  }

  /** Surroundings of the nodes of a process or sub-process, which know the turns that they stand in. */
  environment(options: ConstructorParameters<typeof Elements.Environment>[0]): Elements.Environment {
    const names = this.#names;
    return new (class Scope extends Elements.Environment {
      override assignVariables({ content = {} }: { content?: Content }): void {
        const turn = turnOf(content, names.get(content.id ?? ''));
        const outer = turnsIn(this).filter(({ loop }) => loop !== turn?.loop);
        if (turn !== null) super.assignVariables({ turns: [...outer, turn] });
      }
    })(options);
  }

  /** Values that an expression sees: those of the process, then those of the turns it stands in, the innermost last. */
  scope(variables: Variables, environment: Elements.Environment | undefined, content: Content = {}): Variables {
    const own = turnOf(content, this.#names.get(content.id ?? ''));
    const turns = [...(environment === undefined ? [] : turnsIn(environment)), ...(own === null ? [] : [own])];
    if (turns.length === 0) return variables;
    return new Map([...variables, ...turns.flatMap((turn) => this.#valuesOf(turn))]);
  }

  #valuesOf({ node, loop, index, size, isSequential, entry }: Turn): [name: string, value: unknown][] {
    const names = this.#names.get(node);
    const ended = this.#ended.get(loop) ?? 0;
    return [
      ...(names === undefined || entry === undefined ? [] : [[names.entry, entry] as [string, unknown]]),
      ...(names === undefined || names.index === '' ? [] : [[names.index, index] as [string, unknown]]),
      ['loopCounter', index],
      ['nrOfInstances', size],
      ['nrOfCompletedInstances', ended],
      ['nrOfActiveInstances', isSequential ? Math.min(1, size - ended) : size - ended],
    ];
  }
}

/** How a turn ends. */
const ENDS: ReadonlySet<string> = new Set(['execute.completed', 'execute.discard', 'execute.cancel']);
/** The loop of the engine hears with 300; a turn is counted before it asks whether that was the last. */
const BEFORE_LOOP = 350;

const turnsIn = ({ variables }: Elements.Environment): readonly Turn[] =>
  (variables as { turns?: readonly Turn[] }).turns ?? [];
