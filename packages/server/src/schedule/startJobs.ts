import { storeServerError } from '../logs/storeServerError.ts';
import type { ServerParts } from '../call/ServerParts.ts';
import type { NamedJob } from './Job.ts';
import { jobContext } from './jobContext.ts';

/** Jobs that run until they are stopped. */
export interface Jobs {
  /** Runs what is due now; waits for a round that is under way. */
  tick(): Promise<void>;
  /** Ends the rounds; waits for the one that is under way. */
  stop(): Promise<void>;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown failure').slice(0, 500);

/** Takes a job that is due, for this server alone: several servers on one database never take the same round. */
async function claim({ db }: ServerParts, job: NamedJob, now: Date): Promise<boolean> {
  const at = now.toISOString();
  await db.query('insert into sys_job (name, due) values ($1, $2) on conflict (name) do nothing', [job.name, at]);
  const { count } = await db.query(
    `update sys_job set due = $2::timestamptz + $3 * interval '1 millisecond', started = $2
      where name = $1 and due <= $2`,
    [job.name, at, job.everyMs],
  );
  return count === 1;
}

async function runOne(parts: ServerParts, job: NamedJob): Promise<void> {
  const now = parts.now?.() ?? new Date();
  if (!(await claim(parts, job, now))) return;
  const context = jobContext(parts);
  const log = parts.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const tell = async (line: string) => {
    log(`${context.traceId} job ${job.name}: ${line}`.replaceAll(/[\r\n]+/g, ' | '));
    await storeServerError(context, { uri: `jobs/${job.name}`, method: 'JOB', name: 'JobFailure', message: line });
  };
  const end = (done: number, failure: string | null) =>
    parts.db.query('update sys_job set ended = $2, done = $3, failure = $4 where name = $1', [
      job.name,
      (parts.now?.() ?? new Date()).toISOString(),
      done,
      failure,
    ]);
  try {
    await end(await job.run(context, tell), null);
  } catch (error) {
    await tell(messageOf(error));
    await end(0, messageOf(error));
  }
}

/**
 * Starts the rounds of jobs: each runs when it is due by the clock of the parts, what was due while no server ran at
 * once; failures are logged and end nothing.
 */
export function startJobs(jobs: readonly NamedJob[], parts: ServerParts, everyMs = 5000): Jobs {
  const log = parts.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  let round: Promise<void> = Promise.resolve();
  let isStopped = false;
  const all = async () => {
    for (const job of jobs) {
      if (isStopped) return;
      await runOne(parts, job).catch((error: unknown) =>
        log(`job ${job.name}: ${messageOf(error)}`.replaceAll(/[\r\n]+/g, ' | ')),
      );
    }
  };
  const tick = () => (round = round.then(all));
  let waiting = false;
  const timer = setInterval(() => {
    if (waiting) return;
    waiting = true;
    void tick().finally(() => (waiting = false));
  }, everyMs);
  timer.unref();
  return {
    tick,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
