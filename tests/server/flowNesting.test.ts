import { readBpmn } from '@lattice/server/flow/readBpmn';
import { type Act, type CommandResult, runEngine } from '@lattice/server/flow/runEngine';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NestedModel } from './NestedModel.ts';
import { type Part, lists, nestedFile, nestedParts, sizeOf } from './nestedProcess.ts';

/** Random processes that are walked. */
const PROCESSES = Number(process.env.RUNS ?? 40);
/** Steps of a process, up to which every order is walked; beyond, one at random. */
const EVERY_ORDER = process.env.RUNS === undefined ? 4 : 6;

/** How a process stands between two commands. */
interface Stand {
  result: CommandResult;
  /** What waits, by its execution. */
  open: ReadonlyMap<string, string>;
}

const [START, NOBODY]: readonly [Act, Stand] = [
  { do: 'start' },
  { result: { state: null, isFinished: false, events: [], standing: new Set() }, open: new Map() },
];

/** Lets a process go one command on, from a state that was written down and read again. */
function command(parsed: string, { result: { state }, open: before }: Stand, act: Act): Stand {
  const variables = new Map<string, unknown>(Object.entries(lists));
  const written: unknown = JSON.parse(JSON.stringify(state));
  const result = runEngine({ parsed, state: written, variables, now: new Date() }, act);
  const open = new Map(before);
  for (const event of result.events) {
    if (event.kind === 'wait') open.set(event.executionId, `${event.id}: ${event.task.name}`);
    if (event.kind === 'timer') open.set(event.executionId, `${event.id}: ${event.inMs}`);
  }
  for (const id of open.keys()) if (!result.standing.has(id)) open.delete(id);
  return { result, open };
}

/** The model after some steps. */
function modelAfter(parts: readonly Part[], steps: readonly string[]): NestedModel {
  const model = new NestedModel(parts);
  for (const step of steps) model.waiting.find(({ key }) => key === step)?.done();
  return model;
}

/** Walks a process in the orders that `next` asks for; gives how many ends were reached. */
function walk(
  parts: readonly Part[],
  parsed: string,
  next: (open: readonly string[]) => readonly string[],
  stand = command(parsed, NOBODY, START),
  steps: readonly string[] = [],
): number {
  const model = modelAfter(parts, steps);
  const waiting = model.waiting.map(({ key }) => key).toSorted();
  expect({ steps, open: [...stand.open.values()].toSorted(), isFinished: stand.result.isFinished }).toEqual({
    steps,
    open: waiting,
    isFinished: model.isFinished,
  });
  if (model.isFinished) return 1;
  let ends = 0;
  for (const step of next(waiting)) {
    const { isTimer = false } = model.waiting.find(({ key }) => key === step) ?? {};
    const [executionId = ''] = [...stand.open].find(([, key]) => key === step) ?? [];
    const after = command(parsed, stand, { do: isTimer ? 'fire' : 'signal', executionId });
    ends += walk(parts, parsed, next, after, [...steps, step]);
  }
  return ends;
}

const every = (open: readonly string[]) => open;
const task: Part = { is: 'task', loop: null, hasDeadline: false };
const twice = (isSequential: boolean, size = 2) => ({ isSequential, size, isList: true, enough: 0 });

describe('nested parts of a process go on after a restart between any two commands', () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());

  it.each<{ name: string; parts: readonly Part[]; ends: number }>([
    {
      name: 'a sub-process in one that is done for three at once',
      parts: [
        {
          is: 'sub',
          loop: twice(false, 3),
          hasDeadline: false,
          parts: [{ is: 'sub', loop: null, hasDeadline: false, parts: [task] }],
        },
      ],
      ends: 6,
    },
    { name: 'signers one after the other', parts: [{ ...task, loop: twice(true, 3) }], ends: 1 },
    {
      name: 'signers one after the other, for two at once',
      parts: [{ is: 'sub', loop: twice(false), hasDeadline: false, parts: [{ ...task, loop: twice(true) }] }],
      ends: 6,
    },
    {
      name: 'two at once in each of two at once',
      parts: [
        {
          is: 'sub',
          loop: twice(false),
          hasDeadline: false,
          parts: [{ is: 'sub', loop: twice(false), hasDeadline: false, parts: [task] }],
        },
      ],
      ends: 24,
    },
    {
      name: 'two ways that join, after a task with a deadline',
      parts: [
        { ...task, hasDeadline: true },
        { is: 'fork', isInclusive: false, endsApart: false, ways: [[task], [{ ...task, hasDeadline: true }]] },
      ],
      ends: 8,
    },
    {
      name: 'ways that join, of which one ends apart',
      parts: [{ is: 'fork', isInclusive: true, endsApart: true, ways: [[task], [task]] }, task],
      ends: 2,
    },
  ])('$name, in every order', async ({ parts, ends }) => {
    expect(walk(parts, (await readBpmn(nestedFile(parts))).parsed, every)).toBe(ends);
  });

  it('whatever is in whatever', { timeout: 60_000 + PROCESSES * 8000 }, async () => {
    await fc.assert(
      fc.asyncProperty(nestedParts, fc.infiniteStream(fc.nat()), async (parts, picks) => {
        const { parsed } = await readBpmn(nestedFile(parts));
        const one = (open: readonly string[]) => open.slice((picks.next().value ?? 0) % open.length).slice(0, 1);
        expect(walk(parts, parsed, sizeOf(parts) <= EVERY_ORDER ? every : one)).toBeGreaterThan(0);
      }),
      { numRuns: PROCESSES },
    );
  });
});
