import { MAX_TURNS } from '@lattice/flow/nodeRules';
import { MessageError } from '../words/MessageError.ts';
import { say } from '../words/say.ts';
import { MAX_CANDIDATES, MAX_MILLISECONDS, MAX_STEPS } from './limits.ts';

/** A limit of `limits.ts` that a command reached. */
export class LimitReached extends MessageError {
  override readonly name = 'LimitReached';
}

const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Error of a command whose nodes follow each other without end. */
export const tooManySteps = (): LimitReached =>
  new LimitReached(say`不经人办理就连续走了 ${MAX_STEPS} 步以上，可能有死循环`);

/** Measures one command; every method throws a `LimitReached` where it takes too much. */
export class Meter {
  readonly #began = processorMs();
  readonly #steps = new Map<string, number>();
  #candidates = 0;

  /** Counts a node that is entered within `scope`, the execution of the process or of a sub-process. */
  step(scope: string): void {
    const steps = (this.#steps.get(scope) ?? 0) + 1;
    if (steps > MAX_STEPS) throw tooManySteps();
    this.#steps.set(scope, steps);
  }

  /** Counts those who may claim a task. */
  candidates(number: number): void {
    this.#candidates += number;
    if (this.#candidates > MAX_CANDIDATES) throw new LimitReached(say`任务的候选人过多，一次最多 ${MAX_CANDIDATES} 个`);
  }

  /** Looks at the number of turns of a multi-instance node, before the first. */
  turns(number: number): void {
    if (number > MAX_TURNS) throw new LimitReached(say`多实例节点要办理 ${String(number)} 次，最多 ${MAX_TURNS} 次`);
  }

  /** Looks at the time. */
  time(): void {
    if (processorMs() - this.#began > MAX_MILLISECONDS)
      throw new LimitReached(say`一步的计算时间超过了 ${MAX_MILLISECONDS} 毫秒`);
  }
}
