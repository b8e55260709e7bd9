import { readFile } from 'node:fs/promises';
import { readBpmn } from '@lattice/server/flow/readBpmn';
import { type Act, type ProcessState, type CommandResult, runEngine } from '@lattice/server/flow/runEngine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveFile } from './flowFiles.ts';

/** What is waited for after a step. */
const waits = ({ events }: CommandResult) => events.flatMap((event) => (event.kind === 'wait' ? [event] : []));

describe('the engine', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const opened = async () => {
    const { parsed } = await readBpmn(leaveFile('flowable'));
    const variables = new Map<string, unknown>([
      ['applyUser', '1'],
      ['days', 9],
      ['pass', true],
    ]);
    const run = (state: unknown, act: Act) => {
      const standing: ProcessState = {
        parsed,
        state: JSON.parse(JSON.stringify(state)) as unknown,
        variables,
        now: new Date(),
      };
      return runEngine(standing, act);
    };
    const signal = (before: CommandResult) =>
      run(before.state, { do: 'signal', executionId: waits(before)[0]?.executionId ?? '' });
    return { run, signal, atLeader: signal(signal(run(null, { do: 'start' }))) };
  };

  it('fires a timer that is due exactly once, and takes no answer from a node that it led away from', async () => {
    const { run, signal, atLeader } = await opened();
    expect(waits(atLeader).map(({ id, task }) => [id, task.candidateUsers])).toEqual([['leaderTask', ['leader']]]);
    const timer = atLeader.events.find((event) => event.kind === 'timer');
    expect(timer).toMatchObject({ id: 'late', at: null });
    const fire: Act = { do: 'fire', executionId: timer?.kind === 'timer' ? timer.executionId : '' };
    expect(waits(run(atLeader.state, fire)).map(({ id }) => id)).toEqual(['deputyTask']);
    vi.setSystemTime(Date.now() + 3_600_000);
    const late = run(atLeader.state, fire);
    expect(waits(late).map(({ id }) => id)).toEqual(['deputyTask']);
    expect(late.events.filter(({ kind }) => kind === 'timeout')).toHaveLength(1);
    expect(() => signal(atLeader)).toThrow('任务已经超时转走，请刷新列表');
    expect(signal(late)).toMatchObject({ isFinished: true, state: null });
  });

  it('goes on from a state that 17.3.0 wrote', async () => {
    const golden = JSON.parse(await readFile(new URL('flowState-17.3.0.json', import.meta.url), 'utf8')) as {
      waits: string;
      parsed: string;
      state: unknown;
    };
    const variables = new Map<string, unknown>([
      ['applyUser', '1'],
      ['days', 9],
      ['pass', true],
    ]);
    const next = runEngine(
      { parsed: golden.parsed, state: golden.state, variables, now: new Date() },
      { do: 'signal', executionId: golden.waits },
    );
    expect(waits(next).map(({ id }) => id)).toEqual(['leaderTask']);
  });
});
