/** Runs requests of which only the newest may deliver its answer. */
export interface LatestAnswer<Answer> {
  /** Asks at once. */
  now: (ask: () => Promise<Answer>) => void;
  /** Asks after so many milliseconds without another question. */
  soon: (ask: () => Promise<Answer>, delay: number) => void;
  /** Forgets the question under way. */
  cancel: () => void;
}

/** Callbacks for an answer. */
export interface LatestListener<Answer> {
  /** Called with the answer to the newest question. */
  answered: (answer: Answer) => void;
  /** Called when the newest question fails. */
  failed: () => void;
}

/** Delivers the answer of the newest request; late answers of older ones are dropped. */
export function latestAnswer<Answer>({ answered, failed }: LatestListener<Answer>): LatestAnswer<Answer> {
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (ask: () => Promise<Answer>) => {
    clearTimeout(timer);
    turn += 1;
    const mine = turn;
    ask().then(
      (answer) => {
        if (mine === turn) answered(answer);
      },
      () => {
        if (mine === turn) failed();
      },
    );
  };
  return {
    now,
    soon: (ask, delay) => {
      clearTimeout(timer);
      turn += 1;
      timer = setTimeout(() => now(ask), delay);
    },
    cancel: () => {
      clearTimeout(timer);
      turn += 1;
    },
  };
}
