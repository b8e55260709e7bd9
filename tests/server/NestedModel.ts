import { type Loop, type Names, type Part, namesWithin, timerMs } from './nestedProcess.ts';

/** What waits for somebody, or for a time. */
export interface Waiting {
  /** Node, and what its turns are called. */
  key: string;
  isTimer: boolean;
  /** Goes on from it. */
  done(): void;
  /** Scopes that it stands in. */
  scopes: readonly object[];
}

interface Around {
  names: Names;
  values: ReadonlyMap<string, unknown>;
  counter: { size: number; ended: number; isSequential: boolean } | null;
  scopes: readonly object[];
}

/** A process of parts as it should go: plain, without an engine. */
export class NestedModel {
  waiting: Waiting[] = [];
  isFinished = false;

  constructor(all: readonly Part[]) {
    const top = { names: [], values: new Map<string, unknown>(), counter: null, scopes: [] };
    this.#row(all, 0, 'p', top, () => {
      this.isFinished = true;
    });
  }

  #wait(id: string, isTimer: boolean, around: Around, then: () => void): void {
    const one: Waiting = {
      key: `${id}: ${isTimer ? this.#time(around) : this.#told(around)}`,
      isTimer,
      scopes: around.scopes,
      done: () => {
        this.waiting = this.waiting.filter((other) => other !== one);
        then();
      },
    };
    this.waiting.push(one);
  }

  #time({ names, values }: Around): number {
    return timerMs(names.map(({ index }) => Number(values.get(index))));
  }

  #told({ names, values, counter }: Around): string {
    const own = names.flatMap(({ entry, index }) => [...(entry === '' ? [] : [entry]), index]);
    const counted =
      counter === null
        ? []
        : [
            values.get('loopCounter'),
            counter.size,
            counter.ended,
            counter.isSequential ? 1 : counter.size - counter.ended,
          ];
    return [...own.map((name) => values.get(name)), ...counted].join(' ');
  }

  #row(all: readonly Part[], n: number, id: string, around: Around, then: () => void): void {
    const part = all[n];
    if (part === undefined) return then();
    const next = () => this.#row(all, n + 1, id, around, then);
    const at = `${id}_${n}`;
    if (part.is === 'wait') return this.#wait(at, true, around, next);
    if (part.is === 'fork') {
      let open = part.ways.length;
      for (const [m, way] of part.ways.entries())
        this.#row(way, 0, `${at}x${m}`, around, () => {
          open -= 1;
          if (open === 0) next();
        });
      return;
    }
    const scope = {};
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      this.waiting = this.waiting.filter(({ scopes }) => !scopes.includes(scope));
      next();
    };
    const within = { ...around, scopes: [...around.scopes, scope] };
    if (part.hasDeadline && part.loop?.size !== 0) this.#wait(`${at}late`, true, within, leave);
    const once = (one: Around, done: () => void) =>
      part.is === 'task' ? this.#wait(at, false, one, done) : this.#row(part.parts, 0, at, one, done);
    if (part.loop === null) once(within, leave);
    else
      this.#turns(part.loop, at, { ...within, names: namesWithin(around.names, at, part) }, () => isOver, once, leave);
  }

  #turns(
    { size, isSequential, isList, enough }: Loop,
    at: string,
    around: Around,
    isOver: () => boolean,
    once: (one: Around, done: () => void) => void,
    leave: () => void,
  ): void {
    if (size === 0) return leave();
    const counter = { size, ended: 0, isSequential };
    const turn = (n: number): void => {
      const values = new Map(around.values).set(`${at}n`, n).set('loopCounter', n);
      if (isList) values.set(`${at}e`, `${size}.${n}`);
      once({ ...around, values, counter }, () => {
        if (isOver()) return;
        counter.ended += 1;
        if (counter.ended === size || (enough > 0 && counter.ended >= enough)) leave();
        else if (isSequential) turn(n + 1);
      });
    };
    for (let n = 0; n < (isSequential ? 1 : size); n += 1) if (!isOver()) turn(n);
  }
}
